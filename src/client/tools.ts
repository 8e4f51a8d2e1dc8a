/**
 * Opens the tools that stand in a page's text as static examples: their code is loaded when a
 * reader presses the button of one, or follows a link with its state.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

import {announce} from './announce';

/** What a tool's module exports. */
interface Tool {
  /**
   * Renders it.
   *
   * @returns What removes it again.
   */
  mount: (root: HTMLElement) => () => void;
}

const tools: Readonly<Record<string, () => Promise<Tool>>> = {
  explorer: () => import('../components/Explorer/mount'),
  query: () => import('../components/QueryLab/mount'),
};

const mounted = new Map<Element, () => void>();

/** Removes the tools of pages that are gone. */
function unmountGone(): void {
  for (const [root, unmount] of mounted) {
    if (root.isConnected) continue;
    mounted.delete(root);
    unmount();
  }
}

async function open(element: HTMLElement, takesFocus: boolean): Promise<void> {
  const root = element.querySelector<HTMLElement>('[data-tool-root]');
  const load = tools[element.dataset.tool ?? ''];
  if (!root || !load || mounted.has(root)) return;
  mounted.set(root, () => undefined);
  const button = element.querySelector('[data-tool-open]');
  button?.setAttribute('aria-busy', 'true');
  try {
    const {mount} = await load();
    mounted.set(root, mount(root));
    const example = element.querySelector<HTMLElement>('[data-tool-example]');
    if (example) example.hidden = true;
    if (takesFocus) root.focus();
  } catch {
    mounted.delete(root);
    announce('This tool could not be loaded. Try again when you are online.');
  }
  button?.removeAttribute('aria-busy');
}

/** Opens the tool whose state is in the URL. */
function openLinked(): void {
  const name = /^#(\w+)=/.exec(location.hash)?.[1];
  const element = document.querySelector<HTMLElement>(`[data-tool="${name ?? ''}"]`);
  if (!element) return;
  element.scrollIntoView();
  void open(element, false);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('[data-tool-open]') : null;
    const element = button?.closest<HTMLElement>('[data-tool]');
    if (element) void open(element, true);
  });
  addEventListener('hashchange', openLinked);
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    unmountGone();
    openLinked();
  },
};

export default clientModule;
