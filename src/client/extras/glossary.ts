/** Definitions of terms, under the pointer and at focus. Without a script they are in `title`. */
import {closest} from '../page/closest';
import {place, tipClass} from '../page/place';

const terms = '[data-content] abbr';

let shownFor: HTMLElement | undefined;

const tip = document.createElement('div');
tip.id = 'term-tip';
tip.className = tipClass;
tip.role = 'tooltip';

/** Removes the definition, and gives it back to the term. */
export function hide(): void {
  if (!shownFor) return;
  shownFor.title = tip.textContent;
  shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  tip.remove();
}

function show(term: HTMLElement): void {
  if (term === shownFor) return;
  hide();
  if (term.title === '') return;
  tip.textContent = term.title;
  // Or the browser would show it a second time.
  term.removeAttribute('title');
  term.setAttribute('aria-describedby', tip.id);
  document.body.append(tip);
  place(tip, term);
  shownFor = term;
}

/** Follows the pointer and the focus; the definition itself can be pointed at. */
export function onPoint(event: Event): void {
  const term = closest(event, terms);
  if (term) show(term);
  else if (!closest(event, '#term-tip') && shownFor !== document.activeElement) hide();
}
