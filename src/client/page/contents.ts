/** Marks the heading being read in the contents beside the text, and keeps its entry in view. */
import {targetOf} from './focus';
import {bringIntoView} from './scroll';

const active = 'table-of-contents__link--active';

/** A heading is being read once it is in this part of the window. */
const readingPart = 0.3;

/** The last of the headings, in their order on the page, that the reader has come to. */
function findRead(headings: readonly (Element | null)[]): number {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const {top = 0} = headings[middle]?.getBoundingClientRect() ?? {};
    if (top < innerHeight * readingPart) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Marks the entry for where the page is scrolled to. */
export function apply(): void {
  const list = document.querySelector('[data-contents]');
  // Where it is folded away there is nothing to mark.
  if (!list?.clientHeight) return;
  const links = [...list.querySelectorAll('a')];
  const read = findRead(links.map(({hash}) => targetOf(hash)));
  links.forEach((link, index) => link.classList.toggle(active, index === read));
  const link = links[read];
  if (link) bringIntoView(list, link);
}

/** Follows the reader, once a frame at most. */
export function start(): void {
  let isPlanned = false;
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      apply();
    });
  };
  for (const event of ['scroll', 'resize']) addEventListener(event, plan, {passive: true});
}
