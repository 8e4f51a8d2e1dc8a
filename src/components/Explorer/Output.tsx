import type {ReactNode} from 'react';

import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** Props of {@link Output}. */
interface OutputProps {
  readonly children: string;
  /** What it is, for the button that copies it. */
  readonly subject: string;
}

/** Text to read and to copy. */
export default function Output({children, subject}: OutputProps): ReactNode {
  // What scrolls is a stop for the keyboard.
  const stop = {tabIndex: 0};
  return (
    <div className={styles.output}>
      <pre {...stop}>
        <code>{children}</code>
      </pre>
      <CopyButton text={children} subject={subject} />
    </div>
  );
}
