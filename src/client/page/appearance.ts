/** The choice between dark and light in the footer, before React has started. */
import {write} from './storage';

const {dataset} = document.documentElement;

/** Shows the mode that is on. */
export function apply(): void {
  const chosen = document.querySelector<HTMLInputElement>(
    `[name=appearance][value="${dataset.theme}"]`,
  );
  if (chosen) chosen.checked = true;
}

/** Answers the choice. */
export function start(): void {
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'appearance') return;
    dataset.theme = target.value;
    write('theme', target.value);
  });
}
