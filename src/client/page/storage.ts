/** What a reader chose, where the browser keeps it; a browser may reject it. */

/**
 * Reads a choice.
 *
 * @param key - Name of the choice.
 * @returns It, or null.
 */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a choice.
 *
 * @param key - Name of the choice.
 * @param value - The choice.
 */
export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page then.
  }
}

/**
 * Changes the page and keeps an element at its place on the screen.
 *
 * @param element - What the reader pressed.
 * @param change - What moves it.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const {top} = element.getBoundingClientRect();
  change();
  scrollBy({top: element.getBoundingClientRect().top - top, behavior: 'instant'});
}
