import {createRoot} from 'react-dom/client';

import App from './App';
import {stateInUrl} from './fragment';
import {readState} from './state';

/**
 * Renders the explorer, with the state of the URL.
 *
 * @param root - Where it is put.
 * @returns What removes it.
 */
export function mount(root: HTMLElement): () => void {
  const reactRoot = createRoot(root);
  void stateInUrl('explorer').then((state) => {
    reactRoot.render(<App initial={readState(state)} />);
  });
  return () => reactRoot.unmount();
}
