import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Props of {@link Flow}. */
export interface FlowProps {
  /** Lists; `src/remark/flows.ts` says what they mean. */
  children: ReactNode;
}

/**
 * A diagram of steps, from top to bottom. Its text is text and its order is the order of reading: CSS
 * draws the lists.
 */
export default function Flow({children}: FlowProps): ReactNode {
  return <div className={styles.flow}>{children}</div>;
}
