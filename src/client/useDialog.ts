import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), ' +
  'textarea:not([disabled]), summary, [tabindex]';

function stopsOf(dialog: HTMLElement): HTMLElement[] {
  return Array.from(dialog.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({visibilityProperty: true}),
  );
}

/** From the last stop to the first and back, without a stop in the browser's own bars. */
function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = stopsOf(dialog);
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  const inside = dialog.contains(document.activeElement);
  if (document.activeElement === edge || !inside) {
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
  }
}

/** Stops the page behind from scrolling, without moving it. */
function lockScroll(): () => void {
  const {documentElement: root, body} = document;
  const gap = window.innerWidth - root.clientWidth;
  const before = {overflow: root.style.overflow, padding: body.style.paddingRight};
  root.style.overflow = 'hidden';
  const moved = root.clientWidth - (window.innerWidth - gap);
  if (moved > 0) {
    // No stable gutter: the scrollbar's place is kept by padding.
    body.style.paddingRight = `${moved}px`;
  }
  return () => {
    root.style.overflow = before.overflow;
    body.style.paddingRight = before.padding;
  };
}

/** How a dialog behaves. */
export interface DialogOptions {
  /** Whether it is shown; by default as long as the component is there. */
  open?: boolean;
  /** Called when the reader wants it closed: Escape, a press beside its content, the system. */
  onClose: () => void;
  /** Selector, inside the dialog, of what gets the focus; its first stop by default. */
  initialFocus?: string;
  /** Selector of what gets the focus back where pressing a button does not focus it (Safari). */
  returnFocus?: string;
}

/**
 * Shows a dialog over the page: the focus stays in it and goes back to where it was, Escape and a
 * press beside its content close it, the page behind is inert and stands still (WAI-ARIA Authoring
 * Practices, dialog pattern).
 *
 * @param ref - The `dialog` element, whose first child is its content.
 * @param options - See {@link DialogOptions}
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, options: DialogOptions): void {
  const {open = true, onClose, initialFocus, returnFocus} = options;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // A layout effect: a dialog gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;

    const controller = new AbortController();
    const {signal} = controller;
    const unlock = lockScroll();
    dialog.showModal();
    if (initialFocus !== undefined) dialog.querySelector<HTMLElement>(initialFocus)?.focus();
    dialog.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.isComposing) {
          event.preventDefault();
          close.current();
        } else if (event.key === 'Tab') {
          keepInside(dialog, event);
        }
      },
      {signal},
    );
    dialog.addEventListener(
      'mousedown',
      (event) => {
        if (event.target === dialog) {
          event.preventDefault();
          close.current();
        }
      },
      {signal},
    );
    // The system's own way back (Android's back gesture).
    dialog.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        close.current();
      },
      {signal},
    );
    return () => {
      controller.abort();
      dialog.close();
      unlock();
      if (returnFocus !== undefined && document.activeElement === document.body)
        document.querySelector<HTMLElement>(returnFocus)?.focus();
    };
  }, [ref, open, initialFocus, returnFocus]);
}
