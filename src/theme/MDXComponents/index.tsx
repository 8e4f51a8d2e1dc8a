// Wrapped: a table too wide for its column can be reached with the keyboard, the boxes of a task list have names,
// and pages have the components that the steps in src/remark write.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Children, type ComponentProps, isValidElement, type ReactNode} from 'react';

import RecordedExchange, {ExchangeBody, ExchangePane} from '../../components/RecordedExchange';
import ReferenceTable from '../../components/ReferenceTable';
import Signature from '../../components/Signature';
import {deferred} from '../../components/deferred';

function Table(props: ComponentProps<'table'>): ReactNode {
  // What scrolls is a stop for the keyboard (axe: scrollable-region-focusable); src/client/page/stops.ts takes the
  // stop from tables that fit.
  const stop = {tabIndex: 0};
  const rows = Children.toArray(props.children).flatMap((part) =>
    isValidElement<{children?: ReactNode}>(part) ? Children.toArray(part.props.children) : [],
  );
  return <table {...stop} {...deferred(rows.length * 3)} {...props} />;
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
  ExchangePane,
  ReferenceTable,
  Signature,
  TabItem,
  Tabs,
};
