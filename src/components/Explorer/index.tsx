import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {compareOperations, endpointsOf} from '../../arkos/endpoints';
import HighlightedCode from '../HighlightedCode';
import styles from './styles.module.css';

const schema = `model ReadingList {
  id    String @id @default(uuid())
  name  String
  books Book[]
}`;

/**
 * The explorer in a page's text: a static example, until the reader opens the tool
 * (`src/client/tools.ts`).
 */
export default function Explorer(): ReactNode {
  const routes = endpointsOf('ReadingList')
    .sort((a, b) => compareOperations(a.operation, b.operation))
    .map(({method, path, operation}) => `${method.padEnd(6)} ${path.padEnd(24)} ${operation}`);
  return (
    <div data-tool="explorer" data-base-url={useBaseUrl('/')} data-search-skip="">
      <div data-tool-example="">
        <HighlightedCode language="prisma">{schema}</HighlightedCode>
        <HighlightedCode language="text" title="Routes of ReadingList">
          {routes.join('\n')}
        </HighlightedCode>
        <button type="button" className={styles.open} data-tool-open="">
          Open the explorer with your schema
        </button>
      </div>
      <div data-tool-root="" tabIndex={-1} />
    </div>
  );
}
