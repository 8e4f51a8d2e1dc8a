import {focusQuietly} from './page/focus';

/**
 * For so many frames others may take the focus: Docusaurus gives it to the skip link's container after
 * a navigation, and a menu or dialog that closes to what opened it.
 */
const contested = 20;

let stop = (): void => undefined;

/**
 * Gives an element the focus and keeps it there until the reader presses something.
 *
 * @param element - what is focused; nothing scrolls
 */
export function holdFocus(element: HTMLElement): void {
  stop();
  const controller = new AbortController();
  let kept = 0;
  const attempt = (): void => {
    if (controller.signal.aborted) return;
    kept = document.activeElement === element ? kept + 1 : 0;
    if (kept === 0) focusQuietly(element);
    if (kept < contested) requestAnimationFrame(attempt);
  };
  stop = () => controller.abort();
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, stop, {capture: true, signal: controller.signal});
  attempt();
}
