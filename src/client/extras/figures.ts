/** Diagrams and images that open large: by a button under each, and by a press on them. */
import {closest} from '../page/closest';
import {makeButton, openDialog} from './dialog';
import {adopt} from './styles';

adopt(`
[data-enlarge] {
  display: block;
  margin-top: 0.5rem;
  border: 0;
  padding: 0.25rem 0;
  background: none;
  color: var(--ifm-link-color);
  font: inherit;
  font-size: 0.9375rem;
  text-decoration: underline;
  cursor: zoom-in;
}
.extra-figure { margin-top: 1rem; overflow: auto; max-height: calc(100vh - 9rem); }
.extra-figure > * { display: block; max-width: none; height: auto; margin: 0 auto; }
`);

/** Images in links lead elsewhere. */
const drawings = '[data-content] :is(figure svg[role="img"], figure img, p > img)';

/** Widths of a drawing, as multiples of the first. */
const scales = [1, 1.5, 2, 3] as const;

const nameOf = (drawing: Element): string =>
  drawing.getAttribute('aria-label') ?? drawing.getAttribute('alt') ?? '';

function open(drawing: Element): void {
  const frame = document.createElement('div');
  frame.className = 'extra-figure';
  frame.tabIndex = 0;
  frame.role = 'group';
  frame.ariaLabel = 'Drawing, scrolls with the arrow keys';
  const copy = drawing.cloneNode(true) as HTMLElement | SVGElement;
  // In the page it is no wider than the text.
  copy.style.setProperty('max-width', 'none', 'important');
  frame.append(copy);
  let step = 0;
  const scale = (by: number): void => {
    step = Math.max(0, Math.min(scales.length - 1, step + by));
    const {width, height} = drawing.getBoundingClientRect();
    const {clientWidth, clientHeight} = document.documentElement;
    // As large as the window, but larger than on the page: a tall drawing scrolls.
    const fitting = ((clientHeight - 160) * width) / height;
    const first = Math.min(clientWidth * 0.9 - 48, Math.max(fitting, width * 1.25));
    copy.style.width = `${Math.round(first * (scales[step] ?? 1))}px`;
  };
  const caption = drawing.closest('figure')?.querySelector('figcaption')?.textContent;
  const dialog = openDialog({
    title: caption ?? nameOf(drawing),
    controls: [makeButton('Zoom out', () => scale(-1)), makeButton('Zoom in', () => scale(1))],
    body: frame,
  });
  scale(0);
  // A press on the drawing takes the focus out of the dialog, and its keys with it.
  const closed = new AbortController();
  dialog.addEventListener('close', () => closed.abort());
  const onKeyDown = ({key}: KeyboardEvent): void => {
    if (key === '+' || key === '=') scale(1);
    else if (key === '-') scale(-1);
  };
  document.addEventListener('keydown', onKeyDown, {signal: closed.signal});
}

/** Puts a button under each drawing that has none. */
export function prepare(): void {
  for (const drawing of document.querySelectorAll(drawings)) {
    const place = drawing.closest('figure, p');
    if (!place || place.querySelector('[data-enlarge]')) continue;
    const button = makeButton('Enlarge', () => open(drawing));
    button.dataset.enlarge = '';
    button.ariaLabel = `Enlarge: ${nameOf(drawing)}`;
    place.append(button);
  }
}

/** Opens the drawing that was pressed. */
export function onClick(event: Event): void {
  const drawing = closest(event, drawings);
  if (drawing && !drawing.closest('a')) open(drawing);
}
