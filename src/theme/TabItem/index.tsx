// Ejected: the panel is named by its tab, and without JavaScript or on paper every panel is shown, each under its tab's name.
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What `Tabs` tells each of its panels. */
export interface PanelProps extends Props {
  /** Id that the tab points at. */
  readonly panelId?: string;
  /** Id of the tab. */
  readonly tabId?: string;
  /** Given to a panel that says what another one does: the search leaves it out. */
  readonly 'data-search-skip'?: string;
}

/**
 * One panel of `Tabs`.
 *
 * @param props - content, and what `Tabs` adds
 * @returns the panel
 */
export default function TabItem(props: PanelProps): ReactNode {
  const {children, hidden, className, label, value, panelId, tabId} = props;
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      data-label={label ?? value}
      data-search-skip={props['data-search-skip']}
      className={clsx(styles.tabItem, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
