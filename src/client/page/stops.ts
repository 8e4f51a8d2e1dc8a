/**
 * Keeps the way with the Tab key short: what scrolls sideways is a stop and what does not is none
 * (WCAG 2.1.1), the names with types of a sample are one stop together, and so are the switches
 * between languages; links to the place they are at are for the pointer. Without a script each is a
 * stop of its own.
 */
import {closest} from './closest';

const scrollable =
  ':is(.markdown table, .theme-code-block pre):not(details:not([open]) *, [hidden] *)';

function update(): void {
  // All are measured before one is changed: otherwise each would cost a layout.
  const measured = [...document.querySelectorAll<HTMLElement>(scrollable)].map(
    (element) => [element, element.scrollWidth > element.clientWidth] as const,
  );
  for (const [element, scrolls] of measured) {
    if (scrolls) element.tabIndex = 0;
    // What has the focus must not lose it.
    else if (element !== document.activeElement) element.removeAttribute('tabindex');
  }
  for (const code of document.querySelectorAll('code:has([data-type])')) {
    const names = [...code.querySelectorAll<HTMLElement>('[data-type]')];
    // What only one of the languages has keeps a stop of its own: the other language hides it.
    const forms = new Set<string | undefined>();
    for (const name of names.filter(({tabIndex}) => tabIndex === 0)) {
      const form = name.closest('.ts, .js')?.className;
      if (forms.has(form)) name.tabIndex = -1;
      forms.add(form);
      name.dataset.stop = '';
    }
  }
  // One switch chooses the language of every sample.
  const [, ...switches] = document.querySelectorAll<HTMLElement>('[data-language]');
  for (const element of [...switches, ...document.querySelectorAll<HTMLElement>('.hash-link')])
    element.tabIndex = -1;
}

/** The arrow keys go from name to name in a sample. */
function onArrow(event: KeyboardEvent): void {
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  const name = closest(event, '[data-type]');
  if (!step || !name) return;
  const names = [...(name.closest('code')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const shown = names.filter((one) => one.checkVisibility());
  shown[shown.indexOf(name) + step]?.focus();
}

/**
 * Measures at the first key and whenever content or width may have changed after it: measuring a
 * long page at load would cost every reader a layout.
 */
export function start(): void {
  const begin = (): void => {
    update();
    for (const event of ['resize', 'content', 'toggle']) addEventListener(event, update, true);
    // A click may wrap lines, or choose a tab or a language; `document` has done so by now.
    addEventListener('click', update);
  };
  addEventListener('keydown', begin, {capture: true, once: true});
  document.addEventListener('keydown', onArrow);
}
