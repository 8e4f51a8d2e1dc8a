/** Makes what scrolls sideways a stop for the keyboard, and nothing else (WCAG 2.1.1). */

const scrollable = '.markdown table';

function update(): void {
  for (const element of document.querySelectorAll<HTMLElement>(scrollable)) {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    // What has the focus must not lose it.
    else if (element !== document.activeElement) element.removeAttribute('tabindex');
  }
}

/**
 * Measures at the first key and whenever content or width may have changed after it: measuring a
 * long page at load would cost every reader a layout.
 */
export function start(): void {
  const begin = (): void => {
    update();
    for (const event of ['resize', 'content', 'toggle']) addEventListener(event, update, true);
  };
  addEventListener('keydown', begin, {capture: true, once: true});
}
