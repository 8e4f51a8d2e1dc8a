/** A button that wraps long lines, in samples that are too wide for their column, in all of them. */
import {closest} from './closest';
import {keepInPlace, read, write} from './storage';

const key = 'wrap';
const {dataset} = document.documentElement;

/** Shows the choice, which `data-lines` on the root is. */
function choose(choice: string | null): void {
  const isOn = choice === 'on';
  if (isOn) dataset.lines = 'wrap';
  else delete dataset.lines;
  for (const button of document.querySelectorAll('[data-wrap]')) button.ariaPressed = String(isOn);
}

function offer(event: Event): void {
  const block = closest(event, '.theme-code-block');
  const pre = block?.querySelector('pre');
  if (!block || !pre || block.querySelector('[data-wrap]')) return;
  // React must find what it renders as the build wrote it.
  if (dataset.hasHydrated !== 'true' && !block.closest('[data-content]')) return;
  if (!dataset.lines && pre.scrollWidth <= pre.clientWidth) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.wrap = '';
  button.ariaLabel = button.title = 'Wrap long lines';
  button.ariaPressed = String(!!dataset.lines);
  // The choice is for all samples, so one button is enough for the Tab key.
  if (document.querySelector('[data-wrap]')) button.tabIndex = -1;
  pre.after(button);
}

/** Offers the button where a sample is pointed at or focused, answers it and keeps the choice. */
export function start(): void {
  choose(read(key));
  document.addEventListener('pointerover', offer);
  document.addEventListener('focusin', offer);
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-wrap]');
    if (!button) return;
    const choice = dataset.lines ? 'off' : 'on';
    keepInPlace(button, () => choose(choice));
    write(key, choice);
  });
}
