/**
 * Tells everyone that the page has changed: its title is announced, and the focus goes to its heading,
 * or to what the link's hash names. Going back or forward keeps the position on the page, which
 * Docusaurus would lose.
 */
import type {ClientModule} from '@docusaurus/types';

import {announce} from './announce';
import {focusQuietly, targetOf} from './page/focus';
import {apply as markTarget} from './page/target';

/**
 * For so many frames others may take the focus: Docusaurus gives it to the skip link's container after
 * a navigation, and a menu or dialog that closes to what opened it.
 */
const contested = 20;

let stop = (): void => undefined;

/** Gives an element the focus and keeps it there until the reader presses something. */
function holdFocus(element: HTMLElement): void {
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

/** Positions on pages that the reader has left, by their history entry. */
const positions = new Map<string, number>();

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/** Names a history entry: those of links that the browser follows within a page have no key. */
const entryOf = ({key = '', pathname, hash}: Location): string => [key, pathname, hash].join(' ');

const routeFocus: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) positions.set(entryOf(previousLocation), scrollY);
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    const {pathname, hash} = location;
    markTarget();
    const position = positions.get(entryOf(location));
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
