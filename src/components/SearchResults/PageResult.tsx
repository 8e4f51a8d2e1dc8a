import Link from '@docusaurus/Link';
import SearchText from '@site/src/components/SearchText';
import type {SearchHit} from '@site/src/search/client';
import {levelHtml, pathHtml, titleHtml} from '@site/src/search/modal/hits';
import {Fragment, type ReactNode} from 'react';

import type {PageGroup} from './pageGroups';
import styles from './styles.module.css';

/** Properties of {@link PageResult}. */
export interface PageResultProps {
  readonly group: PageGroup;
  /** Where an address of a record leads from here. */
  readonly href: (url: string) => string;
}

function Trail({names}: {readonly names: readonly string[]}): ReactNode {
  return names.map((html, index) => (
    <Fragment key={index}>
      {index > 0 && <span aria-hidden="true"> › </span>}
      <SearchText html={html} />
    </Fragment>
  ));
}

/** The headings of a hit below its page's title, its own included. */
function headings(hit: SearchHit): string[] {
  const below = pathHtml(hit).slice(1);
  return hit.type === 'content' ? below : [...below, titleHtml(hit)];
}

/** One page of the results: its title, where it stands, and the places in it that match. */
export default function PageResult({group, href}: PageResultProps): ReactNode {
  const [best] = group.hits;
  const title = levelHtml(best, 'lvl1') || levelHtml(best, 'lvl0');
  const places = group.hits.filter(({type}) => type !== 'lvl0' && type !== 'lvl1');
  return (
    <li className={styles.pageResult}>
      <p className={styles.trail}>
        <Trail names={[levelHtml(best, 'lvl0'), title].filter((html) => html !== '')} />
      </p>
      <h2 className={styles.title}>
        <Link to={href(group.url)}>
          <SearchText html={title} />
        </Link>
      </h2>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((hit) => {
            const names = headings(hit);
            return (
              <li key={hit.objectID}>
                {names.length > 0 && (
                  <Link className={styles.place} to={href(hit.url)}>
                    <Trail names={names} />
                  </Link>
                )}
                {hit.type === 'content' && (
                  <p className={styles.snippet}>
                    <SearchText html={titleHtml(hit)} />
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
