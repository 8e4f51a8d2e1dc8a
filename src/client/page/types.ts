/** The types of names in samples: under the pointer, at keyboard focus, and at a tap. */
import {closest} from './closest';
import {place, tipClass} from './place';

const id = 'type-tip';

/** The one tip of the page. */
let tip: HTMLElement | undefined;

/** The name it belongs to. */
let shownFor: HTMLElement | undefined;

function hide(): void {
  tip?.remove();
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
}

function show(mark: HTMLElement, withLink: boolean): void {
  if (mark === shownFor) return;
  hide();
  const page = mark.closest('.markdown, article');
  const types = page?.querySelector<HTMLTemplateElement>('template[data-types]');
  const type = types?.content.children[Number(mark.dataset.type)];
  if (!type) return;
  tip = type.cloneNode(true) as HTMLElement;
  tip.id = id;
  tip.className = tipClass;
  tip.role = 'tooltip';
  if (withLink && mark instanceof HTMLAnchorElement) {
    const link = document.createElement('a');
    link.href = mark.href;
    link.textContent = 'Reference →';
    tip.append(link);
  }
  document.body.append(tip);
  place(tip, mark);
  mark.setAttribute('aria-describedby', id);
  shownFor = mark;
}

const markOf = (event: Event): HTMLElement | null => closest(event, '[data-type]');

const isInTip = ({target}: Event): boolean => target instanceof Node && !!tip?.contains(target);

/** Answers pointer, focus, taps and Escape. */
export function start(): void {
  let isTouch = false;
  document.addEventListener('pointerdown', ({pointerType}) => {
    isTouch = pointerType === 'touch';
  });
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const mark = markOf(event);
    if (mark) show(mark, false);
    else if (!isInTip(event) && !shownFor?.matches(':focus-visible')) hide();
  });
  document.addEventListener('focusin', (event) => {
    const mark = markOf(event);
    if (mark?.matches(':focus-visible')) show(mark, false);
    else if (!mark && !isInTip(event)) hide();
  });
  document.addEventListener(
    'click',
    (event) => {
      const mark = markOf(event);
      if (!mark) {
        if (!isInTip(event)) hide();
      } else if (isTouch && mark !== shownFor) {
        event.preventDefault();
        show(mark, true);
      } else {
        hide();
      }
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const mark = markOf(event);
    if (event.key === 'Escape') {
      hide();
    } else if (mark?.role === 'button' && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (mark === shownFor) hide();
      else show(mark, false);
    }
  });
}
