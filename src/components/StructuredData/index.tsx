import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import type {SiteNames, Thing} from './data';

/** The names of the site, for what its pages say of themselves. */
export function useSiteNames(): SiteNames {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title, tagline, url, baseUrl} = siteConfig;
  return {title, tagline, url: new URL(baseUrl, url).href, language: i18n.currentLocale};
}

/** Props of {@link StructuredData}. */
export interface StructuredDataProps {
  things: readonly Thing[];
}

/** What a page says of itself to search engines. */
export default function StructuredData({things}: StructuredDataProps): ReactNode {
  return (
    <Head>
      {things.map((thing) => (
        <script key={String(thing['@type'])} type="application/ld+json">
          {JSON.stringify(thing).replaceAll('<', '\\u003c')}
        </script>
      ))}
    </Head>
  );
}
