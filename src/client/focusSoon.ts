/**
 * Gives an element the focus as soon as it takes and keeps it: what fades in is hidden for its
 * first frame, and a browser takes the focus away from what is hidden at the end of a frame.
 *
 * @param element - What is about to be shown
 * @returns Stops trying
 */
export function focusSoon(element: HTMLElement): () => void {
  let frame = 0;
  let kept = 0;
  const attempt = (): void => {
    kept = document.activeElement === element ? kept + 1 : 0;
    if (kept < 2) {
      element.focus();
      frame = requestAnimationFrame(attempt);
    }
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
