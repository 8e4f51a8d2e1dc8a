import type {ReactNode} from 'react';

import HighlightedCode from '../HighlightedCode';
import styles from './styles.module.css';

/** Props of {@link Exchange}. */
export interface ExchangeProps {
  /** The request in HTTP's own form: request line, headers, empty line, body. */
  request: string;
  /** The response in HTTP's own form: status line, headers, empty line, body. */
  response: string;
}

/**
 * A request and the response to it, as one unit.
 *
 * @returns Two code panes in one frame, side by side where there is room
 */
export default function Exchange({request, response}: ExchangeProps): ReactNode {
  return (
    <div className={styles.place}>
      <div className={styles.exchange}>
        <div className={styles.pane}>
          <p className={styles.label}>Request</p>
          <HighlightedCode language="http">{request}</HighlightedCode>
        </div>
        <div className={styles.pane}>
          <p className={styles.label}>Response</p>
          <HighlightedCode language="http">{response}</HighlightedCode>
        </div>
      </div>
    </div>
  );
}
