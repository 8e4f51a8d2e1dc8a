// Ejected: site styling, a name for the spinner, an announced error whose text and colors can be read.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

import styles from './styles.module.css';

/**
 * What is in place of a page while its chunk loads.
 *
 * @param props - As react-loadable gives them: `pastDelay` after 200 ms, `error` when the chunk
 * did not arrive, `retry` to ask for it again
 * @returns Nothing at first, then a spinner, or the error with a button that asks again
 */
export default function Loading(props: LoadingComponentProps): ReactNode {
  const {retry, pastDelay} = props;
  const error: unknown = props.error;
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p className={styles.text}>
          A part of this page did not arrive. Check the connection and try again.
        </p>
        <p className={styles.detail}>
          {error instanceof Error ? error.message : 'The reason is not known.'}
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;

  return (
    <div role="status" className={styles.pending}>
      <span className={styles.spinner} />
      <span className="visually-hidden">Loading page</span>
    </div>
  );
}
