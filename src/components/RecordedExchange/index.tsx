import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Method} from '../../arkos/endpoints';
import plain from '../Exchange/styles.module.css';
import MethodBadge from '../MethodBadge';
import styles from './styles.module.css';

/** Props of {@link RecordedExchange}; the remark step `exchanges` writes them. */
export interface RecordedExchangeProps {
  /** HTTP method. */
  method: string;
  /** Path and query string. */
  path: string;
  /** HTTP status of the answer. */
  status: number;
  /** Its words, such as `Not Found`. */
  statusText: string;
  /** {@link ExchangeRequest} and {@link ExchangeResponse}, and a mail where one was sent. */
  children: ReactNode;
}

const badges: readonly string[] = ['GET', 'POST', 'PATCH', 'DELETE'] satisfies Method[];
const hasBadge = (method: string): method is Method => badges.includes(method);

/**
 * What was sent to the bookshop on the real framework and what came back, as one unit, in the frame
 * that `Exchange` draws.
 *
 * @param props - see {@link RecordedExchangeProps}
 * @returns the exchange
 */
export default function RecordedExchange(props: RecordedExchangeProps): ReactNode {
  const {method, path, status, statusText, children} = props;
  return (
    <div
      className={clsx(plain.exchange, styles.exchange)}
      role="group"
      aria-label={`${method} ${path} answers ${status} ${statusText}`}
    >
      <p className={styles.line}>
        {hasBadge(method) ? <MethodBadge method={method} /> : <code>{method}</code>}
        <code className={styles.path}>{path}</code>
        <span className={clsx(styles.status, status >= 400 && styles.failed)}>
          {status} {statusText}
        </span>
      </p>
      {children}
    </div>
  );
}

/** Props of the panes of an exchange. */
export interface PaneProps {
  /** Code of the pane. */
  children: ReactNode;
}

/**
 * The upper pane: the request in its forms.
 *
 * @param props - see {@link PaneProps}
 * @returns the pane
 */
export function ExchangeRequest({children}: PaneProps): ReactNode {
  return (
    <div className={clsx(plain.pane, styles.pane)}>
      <p className={plain.label}>Request</p>
      {children}
    </div>
  );
}

/**
 * The lower pane: the answer.
 *
 * @param props - see {@link PaneProps}
 * @returns the pane
 */
export function ExchangeResponse({children}: PaneProps): ReactNode {
  return (
    <div className={clsx(plain.pane, styles.pane)}>
      <p className={plain.label}>Response</p>
      {children}
    </div>
  );
}

/**
 * A pane for a mail that the request made the bookshop send.
 *
 * @param props - see {@link PaneProps}
 * @returns the pane
 */
export function ExchangeMail({children}: PaneProps): ReactNode {
  return (
    <div className={clsx(plain.pane, styles.pane)}>
      <p className={plain.label}>Mail sent</p>
      {children}
    </div>
  );
}

/** Props of {@link ExchangeBody}. */
export interface ExchangeBodyProps extends PaneProps {
  /** How many lines it has. */
  lines: number;
}

/**
 * A long body, folded.
 *
 * @param props - see {@link ExchangeBodyProps}
 * @returns the body and what opens it
 */
export function ExchangeBody({lines, children}: ExchangeBodyProps): ReactNode {
  return (
    <details className={styles.body}>
      <summary>Body, {lines} lines</summary>
      {children}
    </details>
  );
}
