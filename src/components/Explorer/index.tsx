import type {ReactNode} from 'react';

import {compareOperations, endpointsOf} from '../../arkos/endpoints';
import HighlightedCode from '../HighlightedCode';
import MethodBadge from '../MethodBadge';
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
  const endpoints = endpointsOf('ReadingList').sort((a, b) =>
    compareOperations(a.operation, b.operation),
  );
  return (
    <div className={styles.tool} data-tool="explorer" data-search-skip="">
      <div data-tool-example="">
        <HighlightedCode language="prisma">{schema}</HighlightedCode>
        <ul className={styles.example} aria-label="Routes of ReadingList">
          {endpoints.map(({method, path, operation}) => (
            <li key={operation}>
              <MethodBadge method={method} />
              <code>{path}</code>
              <span>{operation}</span>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.open} data-tool-open="">
          Open the explorer with your schema
        </button>
      </div>
      <div data-tool-root="" tabIndex={-1} className={styles.root} />
    </div>
  );
}
