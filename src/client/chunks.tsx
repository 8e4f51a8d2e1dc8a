import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';

import styles from './chunks.module.css';
import {quietly} from './quietly';

let rendered = false;

// When a chunk of the very first page does not arrive, Docusaurus never starts React: the page
// stays readable, but nothing says why its buttons are dead.
function offerReload(error: Error): void {
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  document.body.append(notice);
  createRoot(notice).render(
    <Loading
      isLoading={false}
      pastDelay={false}
      timedOut={false}
      error={error}
      retry={() => window.location.reload()}
    />,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (!rendered && reason instanceof Error && reason.name === 'ChunkLoadError') {
      event.preventDefault();
      offerReload(reason);
    }
  });
}

const chunks: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) {
      rendered = true;
      const {prefetch, preload} = window.docusaurus;
      window.docusaurus = {prefetch: quietly(prefetch), preload: quietly(preload)};
    }
  },
};

export default chunks;
