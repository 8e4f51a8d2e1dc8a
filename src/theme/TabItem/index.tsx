// Ejected: the panel is named by its tab, and without JavaScript every panel is shown under that name.
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Props of {@link TabItem}. */
export interface PanelProps {
  /** Content of the panel. */
  readonly children: ReactNode;
  /** What is chosen with it. */
  readonly value: string;
  /** Label of the tab; by default its value. */
  readonly label?: string;
  /** Whether it is the panel shown first. */
  readonly default?: boolean;
  readonly className?: string;
  /** Given by `Tabs`. */
  readonly hidden?: boolean;
  /** Given to a panel that says what another one does: the search leaves it out. */
  readonly 'data-search-skip'?: string;
}

/** One panel of `Tabs`. */
export default function TabItem(props: PanelProps): ReactNode {
  const {children, hidden, className, label, value} = props;
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      data-search-skip={props['data-search-skip']}
      className={clsx(styles.tabItem, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
