import {type RefObject, useLayoutEffect} from 'react';

const focusable =
  'a[href]:not([tabindex="-1"]), button:not([disabled]):not([hidden]), input:not([disabled])';

function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => element.getClientRects().length > 0,
  );
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
  body.classList.add('DocSearch--active');
  root.style.overflow = 'hidden';
  const moved = root.clientWidth - (window.innerWidth - gap);
  if (moved > 0) {
    // No stable gutter: the scrollbar's place is kept by padding.
    body.style.paddingRight = `${moved}px`;
  }
  return () => {
    body.classList.remove('DocSearch--active');
    root.style.overflow = before.overflow;
    body.style.paddingRight = before.padding;
  };
}

/**
 * Shows a dialog over the page for as long as the component is there: the focus stays in it and goes
 * back to where it was, Escape and a press beside its content close it, the page behind stands still.
 *
 * @param ref - The `dialog` element, whose first child is its content.
 * @param onClose - Called when the reader wants it closed; keep its identity.
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  // A layout effect: a dialog gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const unlock = lockScroll();
    dialog.showModal();
    dialog.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.isComposing) {
          event.preventDefault();
          onClose();
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
          onClose();
        }
      },
      {signal},
    );
    // The system's own way back (Android's back gesture).
    dialog.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        onClose();
      },
      {signal},
    );
    return () => {
      controller.abort();
      dialog.close();
      unlock();
    };
  }, [ref, onClose]);
}
