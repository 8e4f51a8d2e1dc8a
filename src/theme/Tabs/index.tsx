// Ejected: Space, Home and End work as the WAI-ARIA tabs pattern asks, and tabs and panels are tied to each other.
import {
  sanitizeTabsChildren,
  type TabItemProps,
  type TabsProps,
  useScrollPositionBlocker,
  useTabs,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';

import type {PanelProps} from '../TabItem';
import styles from './styles.module.css';

interface Ids {
  readonly tab: (value: string) => string;
  readonly panel: (value: string) => string;
}

type Parts = ReturnType<typeof useTabs> & {readonly ids: Ids};

function neighbour(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function TabList(props: Parts & Pick<TabsProps, 'block' | 'className' | 'lazy'>): ReactNode {
  const {className, block, lazy, selectedValue, selectValue, tabValues, ids} = props;
  const tabs = useRef<(HTMLDivElement | null)[]>([]);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (tab: HTMLElement, value: string): void => {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>, at: number, value: string): void => {
    const next = neighbour(event.key, at, tabValues.length);
    if (next !== undefined) {
      event.preventDefault();
      tabs.current[next]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event.currentTarget, value);
    }
  };
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', {'tabs--block': block}, className)}
    >
      {tabValues.map(({value, label, attributes}, at) => {
        const selected = selectedValue === value;
        const given = typeof attributes?.className === 'string' ? attributes.className : undefined;
        return (
          <div
            key={value}
            role="tab"
            id={ids.tab(value)}
            tabIndex={selected ? 0 : -1}
            aria-selected={selected}
            aria-controls={lazy && !selected ? undefined : ids.panel(value)}
            ref={(tab) => {
              tabs.current[at] = tab;
            }}
            onKeyDown={(event) => onKeyDown(event, at, value)}
            onClick={(event) => select(event.currentTarget, value)}
            {...attributes}
            className={clsx('tabs__item', given, {'tabs__item--active': selected})}
          >
            {label ?? value}
          </div>
        );
      })}
    </div>
  );
}

function Panels(props: Parts & {lazy?: boolean; items: ReactElement<TabItemProps>[]}): ReactNode {
  const {lazy, items, selectedValue, tabValues, ids} = props;
  const shown = lazy ? items.filter((item) => item.props.value === selectedValue) : items;
  return (
    <div className="margin-top--md">
      {shown.map((item) => {
        const {value} = item.props;
        return cloneElement(item as ReactElement<PanelProps>, {
          key: value,
          label: tabValues.find((tab) => tab.value === value)?.label,
          hidden: value !== selectedValue,
          panelId: ids.panel(value),
          tabId: ids.tab(value),
        });
      })}
    </div>
  );
}

function TabsParts(props: TabsProps): ReactNode {
  const {block, className, lazy} = props;
  const id = useId();
  const parts: Parts = {
    ...useTabs(props),
    ids: {tab: (value) => `${id}tab-${value}`, panel: (value) => `${id}panel-${value}`},
  };
  const items = sanitizeTabsChildren(props.children);
  return (
    <div className={clsx('tabs-container', styles.container)}>
      <TabList {...parts} block={block} className={className} lazy={lazy} />
      <Panels {...parts} lazy={lazy} items={items} />
    </div>
  );
}

/**
 * Shows one of several panels at a time.
 *
 * @param props - panels (`TabItem`), `groupId` to choose alike everywhere, `queryString`, `lazy`
 * @returns tabs and panels
 */
export default function Tabs(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    // Mounted anew after hydration, as in the theme: a stored choice may differ from the HTML.
    <TabsParts key={String(isBrowser)} {...props}>
      {sanitizeTabsChildren(props.children)}
    </TabsParts>
  );
}
