/**
 * Tells everyone that the page has changed: its title is announced, and the focus goes to its heading,
 * or to what the link's hash names. Going back or forward keeps the position on the page, which
 * Docusaurus would lose.
 */
import type {ClientModule} from '@docusaurus/types';

import {announce} from './announce';
import {focusSoon} from './focusSoon';
import {focusQuietly, targetOf} from './page/focus';
import {apply as markTarget} from './page/target';

/**
 * For so many frames others may take the focus: Docusaurus gives it to the skip link's container after
 * a navigation, and a menu or dialog that closes to what opened it.
 */
const contested = 20;

let stop = (): void => undefined;

const onPress = (): void => stop();

/** Gives an element the focus and keeps it there until the reader presses something. */
function holdFocus(element: HTMLElement): void {
  stop();
  stop = focusSoon(element, contested, focusQuietly);
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, onPress, {capture: true, once: true});
}

/** Positions on pages that the reader has left, by the keys of their history entries. */
const positions = new Map<string, number>();

/** Key of the history entry that is shown. */
let shown = '';

/** Reads the key of the current history entry. One that the browser made for a link gets its key here. */
function keyOfEntry(): string {
  const {key = Math.random().toString(36)} = (history.state ?? {}) as {key?: string};
  history.replaceState({...history.state, key}, '');
  return key;
}

const routeFocus: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) positions.set(shown, scrollY);
  },
  onRouteDidUpdate({location, previousLocation}) {
    shown = keyOfEntry();
    if (!previousLocation) return;
    const {pathname, hash} = location;
    markTarget();
    const position = positions.get(shown);
    if (position !== undefined) scrollTo({top: position, behavior: 'instant'});
    const isNewPage = pathname !== previousLocation.pathname;
    if (!isNewPage && !hash) return;
    const target = targetOf(hash) ?? (isNewPage ? document.querySelector('h1') : null);
    // The search page takes the focus into its box.
    if (target && !document.activeElement?.matches('main input')) holdFocus(target);
    if (isNewPage) {
      // React Helmet changes the title with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => announce(document.title)));
    }
  },
};

export default routeFocus;
