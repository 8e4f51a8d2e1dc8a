/** Which keys open the search, and which are left to the browser and to what is being typed in. */

/** What a key asks for: open, or open and close. */
export type Shortcut = 'open' | 'toggle';

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target'
>;

/** Whether the reader's keyboard has a Command key. */
export function isMac(): boolean {
  return /Mac|iPhone|iPod|iPad/i.test(navigator.platform);
}

const textless = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether typing goes into this element. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;

  return target instanceof HTMLInputElement
    ? !textless.has(target.type)
    : target.isContentEditable || target.matches('select, textarea');
}

/**
 * Reads a key as one of the site's search shortcuts: Ctrl+K or Command+K anywhere, `/` where no text
 * is typed. Ctrl+K in a text field of a Mac deletes to the end of the line and is left alone, as is
 * every other combination.
 *
 * @param event - A `keydown`.
 * @returns Undefined for any other key.
 */
export function shortcutOf(event: Key): Shortcut | undefined {
  const {key, ctrlKey, metaKey, altKey, shiftKey, repeat, target} = event;
  if (repeat || altKey) return undefined;

  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey)
    return ctrlKey && isMac() && takesText(target) ? undefined : 'toggle';

  // Shift is part of `/` on many keyboards.
  return key === '/' && !ctrlKey && !metaKey && !takesText(target) ? 'open' : undefined;
}

/**
 * Whether a key pressed on the focused button begins a query: a letter or digit and nothing held, so
 * that Ctrl+R, F5 or Tab stay what they are.
 *
 * @param event - A `keydown`.
 */
export function opensByTyping({key, ctrlKey, metaKey, altKey, repeat}: Key): boolean {
  return !ctrlKey && !metaKey && !altKey && !repeat && /^[\p{L}\p{N}]$/u.test(key);
}

/**
 * What the query is after a key that was pressed before the box was there.
 *
 * @param before - The query so far.
 * @param event - A `keydown`.
 * @returns Undefined for a key that types nothing.
 */
export function typedText(before: string, event: Key): string | undefined {
  const {key, ctrlKey, metaKey, altKey, repeat} = event;
  if (ctrlKey || metaKey || altKey || (repeat && key === '/')) return undefined;

  if (key === 'Backspace') return before.slice(0, -1);

  if (key === 'Enter') {
    // There is nothing to choose yet, and the focused button must not be pressed again.
    return before;
  }
  return Array.from(key).length === 1 ? before + key : undefined;
}
