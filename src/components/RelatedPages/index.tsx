import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useFacetFilters} from '@site/src/components/SearchModal/useFacetFilters';
import {useSearchConfig} from '@site/src/components/SearchModal/useSearchConfig';
import type {RelatedPage} from '@site/src/search/client';
import {hitTarget} from '@site/src/search/modal/hits';
import {loadSearchClient} from '@site/src/search/providers';
import {type ReactNode, type RefObject, useEffect, useId, useRef, useState} from 'react';

import styles from './styles.module.css';

/** How many are shown. */
const maxRelated = 3;

/** The same path whether the host puts a slash after it or not. */
function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}

/**
 * The neighbors the hosted service names, once the reader comes near the end of the page. Until
 * then, and when it knows none, those found at build time stay.
 */
function useHosted(
  path: string,
  ref: RefObject<HTMLElement | null>,
): readonly RelatedPage[] | undefined {
  const config = useSearchConfig();
  const baseUrl = useBaseUrl('/');
  const {siteConfig} = useDocusaurusContext();
  const facetFilters = useFacetFilters();
  const [found, setFound] = useState<{path: string; pages: readonly RelatedPage[]}>();

  useEffect(() => {
    const element = ref.current;
    if (config.provider !== 'hosted' || !element) return undefined;

    let current = true;
    async function ask(): Promise<void> {
      const client = await loadSearchClient(config, baseUrl);
      const related = (await client.related?.(path, facetFilters, maxRelated)) ?? [];
      const pages = related.flatMap(({url, ...page}): RelatedPage[] => {
        const target = hitTarget(url, siteConfig.url, window.location.href);
        return target ? [{...page, url: target.href}] : [];
      });
      if (current && pages.length > 0) setFound({path, pages: pages.slice(0, maxRelated)});
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          // Without a response, the pages found at build time are as good as any.
          ask().catch(() => undefined);
        }
      },
      {rootMargin: '200px'},
    );
    observer.observe(element);
    return () => {
      current = false;
      observer.disconnect();
    };
  }, [config, baseUrl, siteConfig.url, facetFilters, path, ref]);

  return found?.path === path ? found.pages : undefined;
}

function Neighbors({
  path,
  atBuild,
}: {
  readonly path: string;
  readonly atBuild: readonly RelatedPage[];
}): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  const hosted = useHosted(path, ref);
  return (
    <nav aria-labelledby={titleId} className={styles.related} data-search-skip ref={ref}>
      <h2 className={styles.heading} id={titleId}>
        {translate({id: 'site.related.title', message: 'Related pages'})}
      </h2>
      <ul className={styles.list}>
        {(hosted ?? atBuild).slice(0, maxRelated).map(({title, url}) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Props of {@link RelatedPages}. */
export interface RelatedPagesProps {
  /** `related` in the page's front matter, where the plugin `search-index` puts it. */
  readonly pages: unknown;
}

/**
 * Three pages that resemble the one being read, for the footer of a docs page or post. They are found
 * at build time from the pages' texts and are in the HTML; the hosted provider may name better
 * ones. Nothing for a page without neighbors.
 */
export default function RelatedPages({pages = []}: RelatedPagesProps): ReactNode {
  const path = withoutSlash(useLocation().pathname);
  const atBuild = pages as readonly RelatedPage[];
  return atBuild.length > 0 ? <Neighbors atBuild={atBuild} path={path} /> : null;
}
