import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {readQueryString} from '../../arkos/query';
import {parseSchema} from '../../arkos/schema';
import {exampleSchemas} from '../../arkos/schema/examples';
import styles from '../Explorer/styles.module.css';
import HighlightedCode from '../HighlightedCode';
import {formatJson} from './json';
import {initialState} from './state';

/**
 * The query lab in a page's text: a static example, until the reader opens the tool
 * (`src/client/tools.ts`).
 */
export default function QueryLab(): ReactNode {
  const {models} = parseSchema(exampleSchemas[0]?.text ?? '');
  const model = models.find(({name}) => name === initialState.model);
  if (!model) throw new Error(`The bookshop has no model ${initialState.model}`);
  const {args} = readQueryString(initialState.query, model);
  return (
    <div data-tool="query" data-base-url={useBaseUrl('/')} data-search-skip="">
      <div data-tool-example="">
        <HighlightedCode language="http">{`GET /api/books?${initialState.query}`}</HighlightedCode>
        <HighlightedCode language="json">{formatJson(args)}</HighlightedCode>
        <button type="button" className={styles.open} data-tool-open="">
          Open the query lab
        </button>
      </div>
      <div data-tool-root="" tabIndex={-1} />
    </div>
  );
}
