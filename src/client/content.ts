/**
 * The text of pages, as HTML. The bundle holds none of it: on the first page it is in the document,
 * and for a page that the reader goes to it is taken out of that page's own HTML, fetched beside its
 * chunks.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

import {leavesOf} from './pages';
import {whenOnline} from './when-online';

/** A route's component as Docusaurus makes it: it loads its chunks on demand. */
interface Loadable {
  preload: () => unknown;
}

const isLoadable = (component: unknown): component is Loadable =>
  typeof component === 'function' && 'preload' in component;

const texts = new Map<string, readonly Node[]>();

/** A path without the slash that some hosts put after it. */
const keyOf = (path: string): string => path.replace(/(?:\/index\.html|\/)$/, '');

/**
 * The text of a page that was fetched.
 *
 * @param path - Its path.
 * @returns Copies of its nodes, or `undefined` when it was not fetched.
 */
export function textOf(path: string): Node[] | undefined {
  return texts.get(keyOf(path))?.map((node) => document.importNode(node, true));
}

/**
 * Fetches the text of a page, once.
 *
 * @param path - Its path.
 * @throws Error when its HTML does not arrive, has no text, or was built by another deployment than
 * the running code.
 */
export async function fetchText(path: string): Promise<void> {
  const key = keyOf(path);
  if (texts.has(key)) return;
  const page = await window.readPage(path);
  const text = page.querySelector('[data-content]');
  if (!text) throw new Error(`${path}: the page has no text`);
  if (entryOf(page) !== entryOf(document)) throw new Error(`${path}: another deployment`);
  // Parsed without scripting, so its hidden panels are elements here; on the page they are text.
  for (const fallback of text.querySelectorAll('noscript'))
    fallback.textContent = fallback.innerHTML;
  texts.set(key, [...text.childNodes]);
}

/** The bundle's entry script, whose name changes with every deployment that changes the code. */
function entryOf({documentElement}: Document): string | undefined {
  return documentElement.dataset.scripts?.split(' ').find((script) => script.includes('/main.'));
}

/** Paths of the routes whose page is Markdown: they have a chunk of the name `content`. */
const textPaths = new Set(
  Object.entries(routesChunkNames as Record<string, object>)
    .filter(([, chunks]) => 'content' in chunks)
    .map(([name]) => keyOf(name.replace(/-[^-]+$/, ''))),
);

/** The page that is shown, once React has started: its text is in the document. */
let shown: string | undefined;
/** The page that the reader goes to. */
let pending: string | undefined;

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  for (const {path, component} of leavesOf(routes)) {
    if (typeof path !== 'string' || !isLoadable(component)) continue;
    const {preload} = component;
    const load = (): Promise<unknown> =>
      Promise.all([preload(), textPaths.has(keyOf(path)) && fetchText(path)]);
    component.preload = () => {
      if (shown === undefined || keyOf(path) === shown) return preload();
      // Fetching ahead may fail quietly; a page that the reader goes to may not.
      return keyOf(path) === pending ? whenOnline(load) : load();
    };
  }
}

const content: ClientModule = {
  onRouteUpdate({location}) {
    pending = keyOf(location.pathname);
  },
  onRouteDidUpdate({location}) {
    shown = keyOf(location.pathname);
    pending = undefined;
    document.dispatchEvent(new Event('content'));
  },
};

export default content;
