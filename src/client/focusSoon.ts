/** After so many frames an element cannot take the focus, or another will not give it up. */
const longest = 120;

/**
 * Gives an element the focus as soon as it takes and keeps it: what fades in is hidden for its
 * first frame, and a browser takes the focus away from what is hidden at the end of a frame.
 *
 * @param element - What is shown, or about to be
 * @param frames - For so many frames in a row it must have kept the focus
 * @param focus - How to give it the focus
 * @returns Stops trying
 */
export function focusSoon(
  element: HTMLElement,
  frames = 2,
  focus: (element: HTMLElement) => void = () => element.focus(),
): () => void {
  let frame = 0;
  let kept = 0;
  let attempts = 0;
  const attempt = (): void => {
    kept = document.activeElement === element ? kept + 1 : 0;
    attempts += 1;
    if (kept === 0) focus(element);
    if (kept < frames && attempts < longest) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
