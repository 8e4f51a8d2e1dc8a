// Wrapped: every page has a social card of its own, and the home page describes the site to search engines.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

import {cardPath, cardSize} from '../../card-path';
import StructuredData, {useSiteNames} from '../../components/StructuredData';
import {webSite} from '../../components/StructuredData/data';

/** The head of every page; what a page says itself comes after it. */
export default function SiteMetadataWithCard(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl, url} = useDocusaurusContext().siteConfig;
  const names = useSiteNames();
  const card = `${url}${baseUrl}${cardPath(pathname, baseUrl)}`;
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta property="og:site_name" content={names.title} />
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content={String(cardSize.width)} />
        <meta property="og:image:height" content={String(cardSize.height)} />
        <meta name="twitter:image" content={card} />
      </Head>
      {pathname === baseUrl && <StructuredData things={[webSite(names, 'search')]} />}
    </>
  );
}
