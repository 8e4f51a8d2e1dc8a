import clsx from 'clsx';
import type {ReactNode} from 'react';

import MethodBadge, {isMethod} from '../MethodBadge';
import styles from './styles.module.css';

/** The first line of an exchange. */
export interface ExchangeLine {
  /** HTTP method. */
  readonly method: string;
  /** Path and query string. */
  readonly path: string;
  /** HTTP status of the response. */
  readonly status: number;
  /** Its reason phrase, such as `Not Found`. */
  readonly statusText: string;
}

interface Panes {
  /** One {@link ExchangePane} for the request, one for the response, and one for each mail. */
  readonly children: ReactNode;
}

interface RecordedProps extends Panes, ExchangeLine {
  /** Whether only the first line shows until the reader opens it. */
  readonly folded?: boolean;
}

interface ExcerptProps extends Panes {
  readonly method?: undefined;
}

/** Props of {@link Exchange}; the remark step `exchanges` writes them. */
export type ExchangeProps = RecordedProps | ExcerptProps;

/** The class of a status by its first digit; the others are good. */
const statusClasses: Readonly<Record<number, string | undefined>> = {
  3: styles.moved,
  4: styles.failed,
  5: styles.failed,
};

function Line({method, path, status, statusText}: ExchangeLine): ReactNode {
  return (
    <>
      {isMethod(method) ? <MethodBadge method={method} /> : <code>{method}</code>}
      <code className={styles.path}>{path}</code>
      <span className={clsx(styles.status, statusClasses[Math.floor(status / 100)])}>
        {status} {statusText}
      </span>
    </>
  );
}

/**
 * A request and the response to it, as one unit. With a first line, it is what was sent to the bookshop
 * on the real framework and what came back. Without one, the panes are side by side where there is room.
 */
export default function Exchange(props: ExchangeProps): ReactNode {
  if (props.method === undefined) {
    return (
      <div className={styles.container}>
        <div className={styles.exchange}>{props.children}</div>
      </div>
    );
  }
  const {method, path, status, statusText, folded, children} = props;
  const attributes = {
    className: clsx(styles.exchange, styles.recorded),
    'aria-label': `${method} ${path} returns ${status} ${statusText}`,
  };
  const line = <Line method={method} path={path} status={status} statusText={statusText} />;
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
    <div className={clsx('code-frame', styles.pane)}>
      <p className={styles.label}>{label}</p>
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
