import {createElement, type ComponentType} from 'react';
import {createRoot} from 'react-dom/client';

import {stateInUrl} from './fragment';

/**
 * Renders a tool, with the state of the URL.
 *
 * @param root - Where it is put.
 * @param removal - Removes it, or keeps it from being rendered.
 */
export type Mount = (root: HTMLElement, removal: AbortSignal) => Promise<void>;

/**
 * Makes what mounts a tool.
 *
 * @param name - Of the tool, as in the URL.
 * @param App - The tool.
 * @param readState - Reads a state out of a link, which anybody may have written.
 */
export const mountTool =
  <State>(
    name: string,
    App: ComponentType<{readonly initial: State}>,
    readState: (value: unknown) => State,
  ): Mount =>
  async (root, removal) => {
    const initial = readState(await stateInUrl(name));
    if (removal.aborted) return;
    const reactRoot = createRoot(root);
    reactRoot.render(createElement(App, {initial}));
    removal.addEventListener('abort', () => reactRoot.unmount());
  };
