/** Dialogs of the extras: the browser's own, which keeps the focus inside and gives it back. */
import {adopt} from './styles';

adopt(`
.extra-dialog {
  box-sizing: border-box;
  max-width: calc(100vw - 2rem);
  max-height: calc(100vh - 2rem);
  border: 1px solid var(--site-border);
  border-radius: var(--site-radius);
  padding: 1rem 1.25rem;
  background: var(--site-surface);
  color: var(--site-text);
  overflow: auto;
}
.extra-dialog::backdrop { background: var(--site-scrim); }
.extra-dialog header { display: flex; gap: 0.5rem; align-items: center; }
.extra-dialog h2 { flex: 1; margin: 0; font-size: 1.25rem; }
.extra-dialog button {
  min-width: 2.75rem;
  min-height: 2.75rem;
  border: 1px solid var(--site-border-strong);
  border-radius: var(--site-radius);
  padding: 0 0.75rem;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
`);

/** What a dialog shows. */
export interface DialogContent {
  readonly title: string;
  /** Buttons before the one that closes it. */
  readonly controls?: readonly HTMLButtonElement[];
  readonly body: Node;
}

/**
 * Makes a button.
 *
 * @param label - What it shows
 * @param press - What it does
 */
export function makeButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

/**
 * Opens a dialog; closed, it is gone.
 *
 * @param content - See {@link DialogContent}
 * @returns The dialog
 */
export function openDialog({title, controls = [], body}: DialogContent): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'extra-dialog';
  const heading = document.createElement('h2');
  heading.textContent = title;
  const header = document.createElement('header');
  header.append(
    heading,
    ...controls,
    makeButton('Close', () => dialog.close()),
  );
  dialog.ariaLabel = title;
  dialog.append(header, body);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({target, clientX, clientY}) => {
    const {left, right, top, bottom} = dialog.getBoundingClientRect();
    const isInside = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    if (target === dialog && !isInside) dialog.close();
  });
  // A dialog belongs to its page, and going back in the history changes that. React may also start.
  const {pathname} = location;
  const onContent = (): void => {
    if (location.pathname !== pathname) dialog.close();
  };
  document.addEventListener('content', onContent);
  dialog.addEventListener('close', () => document.removeEventListener('content', onContent));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
