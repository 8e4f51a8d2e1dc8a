/** Copies samples and commands, as they are shown, and whole pages, and says so to everyone. */
import {closest} from './closest';

/** How long the outcome stays on the button, in milliseconds. */
const outcomeShown = 2000;

/**
 * The text of a sample without that of the language that is not shown; of a response its body, of a
 * change the lines that stay and those that come.
 */
function textOf(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  const hidden = document.documentElement.dataset.code === 'js' ? '.ts' : '.js';
  for (const element of copy.querySelectorAll(hidden)) element.remove();
  const text = copy.textContent.trimEnd();
  return code.closest('.language-diff')
    ? text.replace(/^(?:-|@@|\+\+\+).*\n?/gm, '').replace(/^[+ ]/gm, '')
    : text.replace(/^HTTP\/[^]*?\n\n/, '');
}

const type = 'text/plain';

/** Fetches the text that a link leads to. */
async function fetchText(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(response.statusText);
  return new Blob([await response.text()], {type});
}

/**
 * Answers presses of `[data-copy]`: its value is copied, or else the code of its block; and of
 * `[data-copy-page]`, a link to the text that is copied.
 */
export function start(): void {
  const status = document.createElement('div');
  status.role = 'status';
  status.className = 'page-status visually-hidden';
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
    const button = closest(event, '[data-copy], [data-copy-page]');
    if (!button) return;
    const code = button.parentElement?.querySelector('code');
    const {copy = ''} = button.dataset;
    const isPage = button instanceof HTMLAnchorElement;
    if (isPage) event.preventDefault();
    // Where the page is not served over HTTPS there is no clipboard. It takes a text that is still
    // on its way, because a press is the reader's permission for a moment only.
    Promise.resolve()
      .then(() =>
        isPage
          ? navigator.clipboard.write([new ClipboardItem({[type]: fetchText(button.href)})])
          : navigator.clipboard.writeText(copy === '' && code ? textOf(code) : copy),
      )
      .then(
        () => say(button, 'copied', 'Copied'),
        () => say(button, 'failed', 'Not copied. Select the text instead.'),
      );
  });
}
