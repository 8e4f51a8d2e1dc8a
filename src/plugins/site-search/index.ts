import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {searchConfig, type SearchConfig, type SearchOptions} from '../../search/config';

const openSearchFile = 'opensearch.xml';

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * The OpenSearch description by which browsers and other programs learn to search the site
 * (https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md).
 *
 * @param site - Title, origin with base URL (ending in `/`), search page and icon.
 * @returns The XML document.
 */
export function openSearchDescription(site: {
  readonly title: string;
  readonly siteUrl: string;
  readonly searchPagePath: string;
  readonly favicon?: string;
}): string {
  const {title, siteUrl, searchPagePath, favicon} = site;
  const at = (relative: string): string => escapeXml(new URL(relative, siteUrl).href);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">',
    // The specification allows 16 characters.
    `  <ShortName>${escapeXml(title.slice(0, 16))}</ShortName>`,
    `  <Description>${escapeXml(`Search ${title}`)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...(favicon === undefined
      ? []
      : [
          `  <Image width="16" height="16"${favicon.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>${at(favicon)}</Image>`,
        ]),
    `  <Url type="text/html" method="get" template="${at(searchPagePath)}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${at(openSearchFile)}"/>`,
    `  <moz:SearchForm>${at(searchPagePath)}</moz:SearchForm>`,
    '</OpenSearchDescription>',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Gives the site its results page, its OpenSearch description (linked from every page) and the
 * search configuration that the modal reads.
 *
 * @param context - The site.
 * @param options - What `docusaurus.config.ts` says about searching.
 * @throws Error as {@link searchConfig} does.
 */
export default function siteSearch(context: LoadContext, options: SearchOptions): Plugin {
  const config: SearchConfig = searchConfig(
    process.env as Record<string, string | undefined>,
    options,
  );
  const {baseUrl, siteConfig} = context;
  return {
    name: 'site-search',
    contentLoaded({actions}) {
      actions.setGlobalData(config);
      actions.addRoute({
        path: `${baseUrl}${config.searchPagePath}`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${baseUrl}${openSearchFile}`,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, openSearchFile),
        openSearchDescription({
          title: siteConfig.title,
          siteUrl: new URL(baseUrl, siteConfig.url).href,
          searchPagePath: config.searchPagePath,
          favicon: siteConfig.favicon,
        }),
      );
    },
  };
}
