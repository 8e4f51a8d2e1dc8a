/** The switch between TypeScript and JavaScript: one choice for all samples, remembered. */
import {closest} from './closest';
import {keepInPlace, read, write} from './storage';

/** The name it had when the languages were tabs. */
const key = 'docusaurus.tab.language';

function show(root: ParentNode, language: string | null): void {
  const isJavaScript = language === 'js';
  document.documentElement.dataset.code = isJavaScript ? 'js' : 'ts';
  for (const button of root.querySelectorAll('[data-language]'))
    button.ariaPressed = String(isJavaScript);
}

/**
 * Puts samples into the language that the reader chose.
 *
 * @param root - Where to look for switches.
 */
export function apply(root: ParentNode): void {
  show(root, read(key));
}

/** Answers presses of the switch. */
export function start(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-language]');
    if (!button) return;
    const language = document.documentElement.dataset.code === 'js' ? 'ts' : 'js';
    keepInPlace(button, () => show(document, language));
    write(key, language);
  });
  addEventListener('storage', (event) => {
    if (event.key === key) show(document, event.newValue);
  });
}
