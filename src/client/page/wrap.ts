/** A button that wraps long lines, in samples that are too wide for their column. */
import {closest} from './closest';

function offer(event: Event): void {
  const block = closest(event, '.theme-code-block');
  const pre = block?.querySelector('pre');
  if (!block || !pre || pre.scrollWidth <= pre.clientWidth || block.querySelector('[data-wrap]'))
    return;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.wrap = '';
  button.ariaLabel = button.title = 'Wrap long lines';
  button.ariaPressed = 'false';
  pre.after(button);
}

/** Offers the button where a sample is pointed at or focused, and answers it. */
export function start(): void {
  document.addEventListener('pointerover', offer);
  document.addEventListener('focusin', offer);
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-wrap]');
    if (button) button.ariaPressed = String(button.ariaPressed !== 'true');
  });
}
