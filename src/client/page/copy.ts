/** Copies samples and commands, as they are shown, and says so to everyone. */
import {closest} from './closest';

/** How long the outcome stays on the button, in milliseconds. */
const outcomeShown = 2000;

/** The text of a sample without that of the language that is not shown; of a response its body. */
function textOf(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  const hidden = document.documentElement.dataset.code === 'js' ? '.ts' : '.js';
  for (const element of copy.querySelectorAll(hidden)) element.remove();
  return copy.textContent.trimEnd().replace(/^HTTP\/[^]*?\n\n/, '');
}

/** Answers presses of `[data-copy]`: its value is copied, or else the code of its block. */
export function start(): void {
  const status = document.createElement('div');
  status.role = 'status';
  status.className = 'page-status';
  document.addEventListener('content', () => document.body.append(status), {once: true});
  const say = (button: HTMLElement, outcome: string, words: string): void => {
    button.dataset.outcome = outcome;
    status.textContent = words;
    setTimeout(() => {
      delete button.dataset.outcome;
      status.textContent = '';
    }, outcomeShown);
  };
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-copy]');
    if (!button) return;
    const code = button.parentElement?.querySelector('code');
    const {copy = ''} = button.dataset;
    const text = copy === '' && code ? textOf(code) : copy;
    // Where the page is not served over HTTPS there is no clipboard.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => say(button, 'copied', 'Copied'),
        () => say(button, 'failed', 'Not copied. Select the text instead.'),
      );
  });
}
