import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

import {sourceUrl} from '../../arkos/release';
import InlineText from '../InlineText';
import ReferenceTable from '../ReferenceTable';
import type {SignatureData} from './data';
import styles from './styles.module.css';

/** Props of {@link Signature}; the remark step `references` writes them. */
export interface SignatureProps {
  /** What it shows. */
  data: SignatureData;
}

/** Something one imports or calls: import line, declaration, meaning, parameters, what comes back. */
export default function Signature({data}: SignatureProps): ReactNode {
  const {id, name, code, summary, remarks, parameters, returns, throws, since, source} = data;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <div
      className={styles.signature}
      id={id}
      role="group"
      aria-label={name}
      data-search-entry={name}
    >
      <CodeBlock language="ts" {...code}>
        {/* Finished when the page was built. */ ''}
      </CodeBlock>
      <p>
        <InlineText text={summary} />
      </p>
      {remarks && (
        <p>
          <InlineText text={remarks} />
        </p>
      )}
      {parameters && <ReferenceTable data={parameters} />}
      <dl className={styles.details}>
        {returns && (
          <div>
            <dt>Returns</dt>
            <dd>
              <InlineText text={returns} />
            </dd>
          </div>
        )}
        {throws.map((text) => (
          <div key={text}>
            <dt>Throws</dt>
            <dd>
              <InlineText text={text} />
            </dd>
          </div>
        ))}
        {since && (
          <div>
            <dt>Since</dt>
            <dd>
              {since}
              {source && (
                <>
                  {', '}
                  <Link href={sourceUrl(source)} aria-label={`Source: ${source}`}>
                    source
                  </Link>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
