import clsx from 'clsx';
import type {ReactNode} from 'react';

import plain from '../Exchange/styles.module.css';
import MethodBadge, {isMethod} from '../MethodBadge';
import styles from './styles.module.css';

/** Props of {@link RecordedExchange}; the remark step `exchanges` writes them. */
export interface RecordedExchangeProps {
  /** HTTP method. */
  method: string;
  /** Path and query string. */
  path: string;
  /** HTTP status of the response. */
  status: number;
  /** Its reason phrase, such as `Not Found`. */
  statusText: string;
  /** Whether only the first line shows until the reader opens it. */
  folded?: boolean;
  /** One {@link ExchangePane} for the request, one for the response, and one for each mail. */
  children: ReactNode;
}

/** The class of a status by its first digit; the others are good. */
const statusClasses: Readonly<Record<number, string | undefined>> = {
  3: styles.moved,
  4: styles.failed,
  5: styles.failed,
};

/**
 * What was sent to the bookshop on the real framework and what came back, as one unit, in the frame
 * that `Exchange` draws.
 */
export default function RecordedExchange(props: RecordedExchangeProps): ReactNode {
  const {method, path, status, statusText, folded, children} = props;
  const attributes = {
    className: clsx(plain.exchange, styles.exchange),
    'aria-label': `${method} ${path} returns ${status} ${statusText}`,
  };
  const line = (
    <>
      {isMethod(method) ? <MethodBadge method={method} /> : <code>{method}</code>}
      <code className={styles.path}>{path}</code>
      <span className={clsx(styles.status, statusClasses[Math.floor(status / 100)])}>
        {status} {statusText}
      </span>
    </>
  );
  if (folded) {
    return (
      <details {...attributes}>
        <summary className={styles.line}>{line}</summary>
        {children}
      </details>
    );
  }
  return (
    <div {...attributes} role="group">
      <p className={styles.line}>{line}</p>
      {children}
    </div>
  );
}

/** Props of {@link ExchangePane}. */
export interface ExchangePaneProps {
  /** What it shows. */
  label: string;
  /** Its code. */
  children: ReactNode;
}

/** One part of an exchange. */
export function ExchangePane({label, children}: ExchangePaneProps): ReactNode {
  return (
    <div className={clsx(plain.pane, styles.pane)}>
      <p className={plain.label}>{label}</p>
      {children}
    </div>
  );
}

/** Props of {@link ExchangeBody}. */
export interface ExchangeBodyProps {
  /** How many lines it has. */
  lines: number;
  /** The body. */
  children: ReactNode;
}

/** A long body, folded. */
export function ExchangeBody({lines, children}: ExchangeBodyProps): ReactNode {
  return (
    <details className={styles.body}>
      <summary>Body, {lines} lines</summary>
      {children}
    </details>
  );
}
