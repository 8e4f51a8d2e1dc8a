// Wrapped: a table too wide for its column can be reached with the keyboard, the boxes of a task list have names,
// and pages have the components that the steps in src/remark write.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ComponentProps, ReactNode} from 'react';

import Exchange, {ExchangeBody, ExchangePane} from '../../components/Exchange';
import Flow from '../../components/Flow';
import ReferenceTable from '../../components/ReferenceTable';
import Signature from '../../components/Signature';

function Table(props: ComponentProps<'table'>): ReactNode {
  // What scrolls is a stop for the keyboard (axe: scrollable-region-focusable); src/client/page/stops.ts takes the
  // stop from tables that fit.
  const stop = {tabIndex: 0};
  return <table {...stop} {...props} />;
}

function Input(props: ComponentProps<'input'>): ReactNode {
  const name = props.type === 'checkbox' ? {'aria-label': props.checked ? 'Done' : 'Open'} : {};
  return <input {...name} {...props} />;
}

export default {
  ...MDXComponents,
  table: Table,
  input: Input,
  Exchange,
  ExchangeBody,
  ExchangePane,
  Flow,
  ReferenceTable,
  Signature,
  TabItem,
  Tabs,
};
