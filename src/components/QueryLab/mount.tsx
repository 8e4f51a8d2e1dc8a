import {createRoot} from 'react-dom/client';

import {stateInUrl} from '../Explorer/fragment';
import App from './App';
import {readState} from './state';

/**
 * Renders the query lab, with the state of the URL.
 *
 * @param root - Where it is put.
 * @returns What removes it.
 */
export function mount(root: HTMLElement): () => void {
  const reactRoot = createRoot(root);
  void stateInUrl('query').then((state) => {
    reactRoot.render(<App initial={readState(state)} />);
  });
  return () => reactRoot.unmount();
}
