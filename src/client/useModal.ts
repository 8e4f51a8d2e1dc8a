import {type RefObject, useEffect, useRef} from 'react';

import {focusSoon} from './focusSoon';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), ' +
  'textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

function stops(dialog: HTMLElement): HTMLElement[] {
  return Array.from(dialog.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => !element.closest('[inert]') && element.checkVisibility({visibilityProperty: true}),
  );
}

/** Sets everything outside the dialog aside; answers with how to bring it back. */
function setAside(dialog: HTMLElement): () => void {
  const aside: Element[] = [];
  for (let node: HTMLElement = dialog; node.parentElement; node = node.parentElement) {
    for (const sibling of Array.from(node.parentElement.children)) {
      // A backdrop has to stay pressable: it is how the dialog is closed with a pointer.
      const skipped = sibling === node || sibling.matches('[role="presentation"], [inert]');
      if (!skipped && node !== document.body) {
        sibling.setAttribute('inert', '');
        aside.push(sibling);
      }
    }
  }
  return () => aside.forEach((element) => element.removeAttribute('inert'));
}

/** How a modal dialog behaves. */
export interface ModalOptions {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the reader presses Escape. */
  onEscape: () => void;
  /** Selector, inside the dialog, of what gets the focus when it opens. */
  initialFocus: string;
  /** Selector, in the page, of what gets the focus back when it closes. */
  returnFocus: string;
}

/**
 * Makes an element modal while it is open: the focus goes in and stays in, what is behind is
 * inert, Escape closes, and the focus goes back where it came from (WAI-ARIA Authoring Practices,
 * dialog pattern).
 *
 * @param options - when, and where the focus goes
 * @returns reference for the dialog's element
 */
export function useModal(options: ModalOptions): RefObject<HTMLDivElement | null> {
  const {open, onEscape, initialFocus, returnFocus} = options;
  const ref = useRef<HTMLDivElement>(null);
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) {
      return undefined;
    }
    const bringBack = setAside(dialog);
    const first = dialog.querySelector<HTMLElement>(initialFocus);
    const stopFocus = first && focusSoon(first);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.preventDefault();
        escape.current();
      }
      if (event.key !== 'Tab') {
        return;
      }
      const all = stops(dialog);
      const edge = event.shiftKey ? all[0] : all.at(-1);
      const inside = dialog.contains(document.activeElement);
      if (!inside || document.activeElement === edge) {
        event.preventDefault();
        (event.shiftKey ? all.at(-1) : all[0])?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      stopFocus?.();
      bringBack();
      const {activeElement} = document;
      // A navigation that closes it has put the focus elsewhere already.
      if (activeElement === document.body || dialog.contains(activeElement))
        document.querySelector<HTMLElement>(returnFocus)?.focus();
    };
  }, [open, initialFocus, returnFocus]);
  return ref;
}
