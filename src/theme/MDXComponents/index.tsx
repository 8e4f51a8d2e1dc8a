// Wrapped: a table too wide for its column can be reached with the keyboard, the boxes of a task list have names,
// and pages have the components that the steps in src/remark write.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

import HoverCode from '../../components/HoverCode';
import RecordedExchange, {
  ExchangeBody,
  ExchangeMail,
  ExchangeRequest,
  ExchangeResponse,
} from '../../components/RecordedExchange';
import ReferenceTable from '../../components/ReferenceTable';
import Signature from '../../components/Signature';

function Table(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLTableElement>(null);
  // Until measured, and without JavaScript, the table may well be too wide.
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const table = ref.current;
    if (!table) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setScrolls(table.scrollWidth > table.clientWidth);
    });
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  // What scrolls is a stop for the keyboard (axe: scrollable-region-focusable).
  const stop = scrolls ? {tabIndex: 0} : {};
  return <table ref={ref} {...stop} {...props} />;
}

function Input(props: ComponentProps<'input'>): ReactNode {
  const name = props.type === 'checkbox' ? {'aria-label': props.checked ? 'Done' : 'Open'} : {};
  return <input {...name} {...props} />;
}

export default {
  ...MDXComponents,
  table: Table,
  input: Input,
  Exchange: RecordedExchange,
  ExchangeBody,
  ExchangeMail,
  ExchangeRequest,
  ExchangeResponse,
  HoverCode,
  ReferenceTable,
  Signature,
  TabItem,
  Tabs,
};
