import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useRef, useState, useSyncExternalStore} from 'react';

import {cachePrefix, fill, listFile, type SiteFiles} from '../../offline/files';
import styles from './styles.module.css';

/** Where the marker of a whole copy is kept, beside the list. */
const wholeMark = '?whole';

type State =
  | {readonly status: 'offered' | 'whole' | 'failed'}
  | {readonly status: 'saving'; readonly stored: number};

const offered: State = {status: 'offered'};

// A save outlives the component: the footer is mounted again when the reader goes from docs to blog.
let state: State = offered;
const listeners = new Set<() => void>();

function setState(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Saves what is missing; does nothing while a save is running. */
async function save({version, code, content}: SiteFiles, listUrl: string): Promise<void> {
  if (state.status === 'saving') return;
  let stored = 0;
  setState({status: 'saving', stored: 0});
  try {
    const cache = await caches.open(cachePrefix + version);
    const urls = [...code, ...content].map(({url}) => url);
    await fill(cache, urls, () => {
      stored += 1;
      setState({status: 'saving', stored: stored / urls.length});
    });
    await cache.put(listUrl + wholeMark, new Response());
    setState({status: 'whole'});
  } catch {
    setState({status: 'failed'});
  }
}

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
  const shown = useSyncExternalStore(
    subscribe,
    () => state,
    () => offered,
  );
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLSpanElement>(null);

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

  // Before React removes the button, because the focus goes with it.
  useEffect(
    () =>
      subscribe(() => {
        if (state.status === 'whole' && document.activeElement === button.current)
          status.current?.focus();
      }),
    [],
  );

  if (!files) return null;
  const isSaving = shown.status === 'saving';
  return (
    <div className={styles.save}>
      {shown.status !== 'whole' && (
        <button
          ref={button}
          type="button"
          className="button button--sm button--outline button--primary"
          aria-disabled={isSaving}
          onClick={() => void save(files, listUrl)}
        >
          Save for offline ({sizeOf(files)})
        </button>
      )}
      {isSaving && <progress aria-label="Saving for offline" value={shown.stored} />}
      <span ref={status} role="status" tabIndex={-1}>
        {shown.status === 'whole' && `Saved for offline (${sizeOf(files)})`}
        {shown.status === 'failed' &&
          'Not saved: the connection or the space on this device ran out. Nothing is lost; try again.'}
      </span>
    </div>
  );
}
