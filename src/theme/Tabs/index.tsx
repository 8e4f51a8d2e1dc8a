// Ejected: plain HTML that src/client/page/tabs.ts works on. A panel that is not shown costs no elements: it is in a
// `noscript`, whose content the browser keeps as text, and which shows the panel where no script runs.
import type {Props as TabItemProps} from '@theme/TabItem';
import clsx from 'clsx';
import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';

import type {PanelProps} from '../TabItem';
import styles from './styles.module.css';

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Panels: `TabItem`. */
  readonly children: ReactNode;
  /** Tabs of the same group are chosen alike, everywhere. */
  readonly groupId?: string;
  /** The panel shown first, unless one of them is the `default`. */
  readonly defaultValue?: string;
  /** `false`: all panels are elements, as they must be on a page that React renders in the browser. */
  readonly lazy?: boolean;
  readonly className?: string;
}

/** React renders nothing of a `noscript` in the browser, as `npm start` does; and none can be in another. */
const Rendered = createContext(process.env.NODE_ENV === 'development');

const isItem = (child: ReactNode): child is ReactElement<TabItemProps> => isValidElement(child);

/** Shows one of several panels at a time. */
export default function Tabs(props: TabsProps): ReactNode {
  const {groupId, defaultValue, lazy = true, className} = props;
  const isRendered = useContext(Rendered) || !lazy;
  const items = Children.toArray(props.children).filter(isItem);
  const first =
    items.find((item) => item.props.default) ??
    items.find((item) => item.props.value === defaultValue) ??
    items[0];
  return (
    <div className={clsx('tabs-container', styles.container)} data-tabs={groupId ?? ''}>
      <div role="tablist" className={clsx('tabs', className)}>
        {items.map(({props: {value, label = value}}) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="tabs__item"
            data-value={value}
            aria-selected={value === first?.props.value}
            tabIndex={value === first?.props.value ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map((item) => {
        const {value} = item.props;
        const hidden = value !== first?.props.value;
        const panel = cloneElement(item as ReactElement<PanelProps>, {
          hidden: hidden && isRendered,
        });
        return hidden && !isRendered ? (
          <noscript key={value}>
            <Rendered value={true}>{panel}</Rendered>
          </noscript>
        ) : (
          panel
        );
      })}
    </div>
  );
}
