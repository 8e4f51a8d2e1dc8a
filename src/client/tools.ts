/**
 * Opens the tools that stand in a page's text as static examples: their code is loaded when a
 * reader presses the button of one, or follows a link with its state.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

import type {Mount} from '../components/Explorer/mountTool';
import {announce} from './announce';

/** The module of each tool. */
const tools: Readonly<Record<string, () => Promise<{readonly mount: Mount}>>> = {
  explorer: () => import('../components/Explorer/mount'),
  query: () => import('../components/QueryLab/mount'),
};

/** What removes each tool, also one that is still being loaded. */
const mounted = new Map<Element, AbortController>();

/** Removes the tools of pages that are gone. */
function unmountGone(): void {
  for (const [root, removal] of mounted) {
    if (root.isConnected) continue;
    mounted.delete(root);
    removal.abort();
  }
}

interface OpenOptions {
  readonly takesFocus?: boolean;
  /** Replaces a tool that is open already: its state is another one. */
  readonly replaces?: boolean;
}

async function open(
  element: HTMLElement,
  {takesFocus = false, replaces = false}: OpenOptions,
): Promise<void> {
  const root = element.querySelector<HTMLElement>('[data-tool-root]');
  const load = tools[element.dataset.tool ?? ''];
  if (!root || !load || (mounted.has(root) && !replaces)) return;
  mounted.get(root)?.abort();
  const removal = new AbortController();
  mounted.set(root, removal);
  const button = element.querySelector('[data-tool-open]');
  button?.setAttribute('aria-busy', 'true');
  try {
    const {mount} = await load();
    await mount(root, removal.signal);
    if (removal.signal.aborted) return;
    const example = element.querySelector<HTMLElement>('[data-tool-example]');
    if (example) example.hidden = true;
    if (takesFocus) root.focus();
  } catch {
    if (mounted.get(root) === removal) mounted.delete(root);
    announce('This tool could not be loaded. Try again when you are online.');
  } finally {
    button?.removeAttribute('aria-busy');
  }
}

/** Opens the tool whose state is in the URL; on arrival a reader may have opened it before. */
function openLinked(isArrival: boolean): void {
  const name = /^#(\w+)=/.exec(location.hash)?.[1];
  const element = document.querySelector<HTMLElement>(`[data-tool="${name ?? ''}"]`);
  if (!element) return;
  element.scrollIntoView();
  void open(element, {replaces: !isArrival});
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('[data-tool-open]') : null;
    const element = button?.closest<HTMLElement>('[data-tool]');
    if (element) void open(element, {takesFocus: true});
  });
  addEventListener('hashchange', () => openLinked(false));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    unmountGone();
    openLinked(previousLocation === null);
  },
};

export default clientModule;
