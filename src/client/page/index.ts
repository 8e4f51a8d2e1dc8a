/** What works on a page without React: one listener a behavior, on the document. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

import * as copy from './copy';
import * as language from './language';
import * as tables from './tables';
import * as tabs from './tabs';
import * as types from './types';
import * as wrap from './wrap';

if (ExecutionEnvironment.canUseDOM)
  for (const {start} of [tabs, tables, language, copy, wrap, types]) start();

const page: ClientModule = {
  onRouteDidUpdate() {
    tabs.apply(document);
    tables.apply(document);
    language.apply(document);
  },
};

export default page;
