import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import SearchText from '@site/src/components/SearchText';
import type {MarkedText, SearchHit} from '@site/src/search/client';
import {type PageHits, shownHits} from '@site/src/search/modal/groups';
import {levelText, titleText, trailTexts} from '@site/src/search/modal/hits';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Sections of a page that are shown at once. */
const shownAtOnce = 5;

/** Properties of {@link PageResult}. */
export interface PageResultProps {
  readonly group: PageHits;
  /** Where the URL of a record leads from here. */
  readonly href: (url: string) => string;
}

function Trail({texts}: {readonly texts: readonly MarkedText[]}): ReactNode {
  return texts.map((marked, index) => (
    <Fragment key={index}>
      {index > 0 && <span aria-hidden="true"> › </span>}
      <SearchText marked={marked} />
    </Fragment>
  ));
}

function Sections({
  hits,
  href,
}: {
  readonly hits: readonly SearchHit[];
  readonly href: PageResultProps['href'];
}): ReactNode {
  return (
    <ul className={styles.sections}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <Link className={styles.section} data-hit={hit.objectID} to={href(hit.url)}>
            <Trail texts={[...trailTexts(hit, 'lvl2'), titleText(hit)]} />
          </Link>
          {hit.snippet && (
            <p className={styles.snippet}>
              <SearchText marked={hit.snippet} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One page of the results: its title, where it is, and the sections of it that match. */
export default function PageResult({group, href}: PageResultProps): ReactNode {
  const [best] = group.hits;
  const part = levelText(best, 'lvl0');
  const title = levelText(best, 'lvl1') ?? titleText(best);
  const sections = group.hits.filter(({type}) => type !== 'lvl0' && type !== 'lvl1');
  const shown = shownHits(sections, shownAtOnce);
  const rest = sections.filter((hit) => !shown.includes(hit));
  return (
    <li className={styles.pageResult}>
      {part && (
        <p className={styles.trail}>
          <SearchText marked={part} />
        </p>
      )}
      <h2 className={styles.title}>
        <Link data-hit={best.objectID} to={href(group.url)}>
          <SearchText marked={title} />
        </Link>
      </h2>
      {sections.length > 0 && <Sections hits={shown} href={href} />}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {translate(
              {id: 'site.searchPage.rest', message: '{count} more on this page'},
              {count: rest.length},
            )}
          </summary>
          <Sections hits={rest} href={href} />
        </details>
      )}
    </li>
  );
}
