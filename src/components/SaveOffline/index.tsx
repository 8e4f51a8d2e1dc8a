import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useState} from 'react';

import {cachePrefix, fill, listFile, type SiteFiles} from '../../offline/files';
import styles from './styles.module.css';

/** Where the marker of a whole copy is kept, beside the list. */
const wholeMark = '?whole';

type State =
  | {readonly status: 'offered' | 'whole' | 'failed'}
  | {readonly status: 'saving'; readonly stored: number};

const sizeOf = ({code, content}: SiteFiles): string =>
  `${([...code, ...content].reduce((sum, {bytes}) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

/**
 * Offers to keep the whole site on this device. It shows once the service worker keeps pages.
 *
 * @returns A button with the size, the progress while it is saved, or what came of it
 */
export default function SaveOffline(): ReactNode {
  const listUrl = useBaseUrl(`/${listFile}`);
  const [files, setFiles] = useState<SiteFiles>();
  const [state, setState] = useState<State>({status: 'offered'});

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    let isShown = true;
    const read = async (): Promise<void> => {
      await navigator.serviceWorker.ready;
      const list = await caches.match(listUrl);
      const whole = await caches.match(listUrl + wholeMark);
      if (!isShown || !list) return;
      setFiles((await list.json()) as SiteFiles);
      if (whole) setState({status: 'whole'});
    };
    // Without storage nothing is offered.
    read().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [listUrl]);

  if (!files) return null;
  const save = async (): Promise<void> => {
    let stored = 0;
    setState({status: 'saving', stored: 0});
    try {
      const cache = await caches.open(cachePrefix + files.version);
      const urls = [...files.code, ...files.content].map(({url}) => url);
      await fill(cache, urls, () => {
        stored += 1;
        setState({status: 'saving', stored: stored / urls.length});
      });
      await cache.put(listUrl + wholeMark, new Response());
      setState({status: 'whole'});
    } catch {
      setState({status: 'failed'});
    }
  };
  const isSaving = state.status === 'saving';
  return (
    <div className={styles.save}>
      {state.status !== 'whole' && (
        <button
          type="button"
          className="button button--sm button--outline button--primary"
          aria-disabled={isSaving}
          onClick={() => {
            if (!isSaving) void save();
          }}
        >
          Save for offline ({sizeOf(files)})
        </button>
      )}
      {isSaving && <progress aria-label="Saving for offline" value={state.stored} />}
      <span role="status">
        {state.status === 'whole' && `Saved for offline (${sizeOf(files)})`}
        {state.status === 'failed' &&
          'Not saved: the connection or the space on this device ran out. Nothing is lost; try again.'}
      </span>
    </div>
  );
}
