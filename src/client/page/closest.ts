/**
 * Finds the element that an event is for.
 *
 * @param event - Of the pointer, the keyboard or the focus
 * @param selector - What the element matches
 * @returns The target, or what is around it, or null
 */
export const closest = ({target}: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Whether a key goes into a field. */
export const takesText = ({target}: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
