/** Definitions of terms, under the pointer and at focus. Without a script they are in `title`. */
import {closest} from '../page/closest';
import {place} from '../page/place';
import {adopt} from './styles';

adopt(`
#term-tip {
  position: absolute;
  z-index: 10;
  box-sizing: border-box;
  width: max-content;
  max-width: min(24rem, 100vw - 1rem);
  border: 1px solid var(--site-line-strong);
  border-radius: var(--site-radius);
  padding: 0.625rem 0.75rem;
  background: var(--site-raised);
  box-shadow: var(--site-float-shadow);
  color: var(--site-text);
  font-size: 0.9375rem;
}
`);

const terms = '[data-content] abbr';

let shownFor: HTMLElement | undefined;

const tip = document.createElement('div');
tip.id = 'term-tip';
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
