/**
 * Writes the embedded search index: after a build from the built HTML, under `npm start` from a
 * build in the background. Also finds each page's neighbors, before rendering, so that they can
 * stand in its HTML.
 */
import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {docuHash} from '@docusaurus/utils';

import {root} from '../../root';
import {relatedPages} from '../../search/build/related';
import type {RelatedPage} from '../../search/client';
import {indexFolder} from '../../search/settings';
import {buildSteps} from '../build-steps';
import {whenIdle} from '../when-idle';
import {BackgroundIndex} from './start';
import {type SourcePage, writtenPages} from './written';

/** The neighbors of each page by the file it is written in, the most alike first. */
function relatedByFile(
  pages: readonly SourcePage[],
  related: ReadonlyMap<string, readonly string[]>,
): [string, RelatedPage[]][] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.map(({file, path: own}) => [
    file,
    (related.get(own) ?? []).flatMap((neighbor) => {
      const found = byPath.get(neighbor);
      if (found === undefined) return [];
      const {title, path: url, lvl0, description} = found;
      return [{title, url, lvl0, description}];
    }),
  ]);
}

/** What webpack-dev-server passes to `setupMiddlewares`, as far as it is used here. */
interface DevServer {
  readonly app?: {
    use: (
      path: string,
      handle: (request: IncomingMessage, response: ServerResponse) => void,
    ) => unknown;
  };
}

/**
 * Serves the index that is made in the background, and waits for the first one.
 *
 * @param index - Of the site.
 * @param request - Its URL is a file of the index.
 * @param response - To it.
 */
export async function serveIndexFile(
  index: BackgroundIndex,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The slash in front keeps `..` inside of the folder.
  const name = path.normalize(`/${request.url?.replace(/\?.*/, '') ?? ''}`);
  try {
    await index.ready();
    const file = path.join(index.folder, name);
    const isFile = (await stat(file).catch(() => null))?.isFile() === true;
    if (!isFile) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {'content-type': 'application/json', 'cache-control': 'no-cache'});
    await pipeline(createReadStream(file), response);
  } catch (error) {
    // The stream ended early, and with it the response.
    if (response.headersSent) return;
    response.writeHead(503, {'content-type': 'text/plain; charset=utf-8'});
    response.end(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The plugin. It takes no options: what counts in a search is in `src/search/settings.ts`.
 *
 * @param context - The site.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  /** Files with the neighbors of each page, by the file it is written in. */
  const neighbors = new Map<string, string>();
  let background: BackgroundIndex | undefined;
  return {
    name: 'search-index',

    // The content plugins watch their own files; what components say changes the records as well.
    getPathsToWatch: () => [
      'docs/**/*',
      'blog/**/*',
      'src/**/*.{ts,tsx,css,json,md,mdx}',
      'sidebars.ts',
    ],

    loadContent() {
      background?.changed();
    },

    async allContentLoaded({allContent, actions}) {
      const pages = await writtenPages(siteDir, allContent);
      // Under `npm start` they stay: an edit would change those of other pages, and compile them again.
      if (process.env.NODE_ENV === 'development' && pages.every(({file}) => neighbors.has(file)))
        return;
      const related = relatedPages(pages);
      neighbors.clear();
      for (const [file, found] of relatedByFile(pages, related)) {
        const name = docuHash(path.relative(siteDir, file));
        neighbors.set(file, await actions.createData(`${name}.json`, found));
      }
    },

    configureWebpack(_config, isServer) {
      const module = {
        rules: [
          {
            test: /\.mdx?$/,
            // Without this Docusaurus could not tell which pages have a rule of their own.
            include: ['docs', 'blog'].map((folder) => path.join(siteDir, folder)),
            enforce: 'post' as const,
            loader: path.join(root, 'src/plugins/search-index/related-loader.mjs'),
            options: {related: neighbors},
          },
        ],
      };
      if (isServer || process.env.NODE_ENV !== 'development') return {module};
      const devServer = {
        // Only `docusaurus start` calls it. What it returns is put behind Docusaurus's own.
        setupMiddlewares(_middlewares: unknown, {app}: DevServer): [] {
          const index = new BackgroundIndex(siteDir, i18n.currentLocale);
          background = index;
          app?.use(`${baseUrl}${indexFolder}`, (request, response) => {
            void serveIndexFile(index, request, response);
          });
          return [];
        },
      };
      const plugins = [whenIdle(() => background?.changed())];
      return {module, devServer, plugins} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    postBuild({outDir, routesPaths: routes}) {
      const {readPages, step, writeIndex} = buildSteps();
      const siteTitle = siteConfig.title;
      return step('search-index', async () => {
        await writeIndex(outDir, await readPages({outDir, baseUrl, routes, siteTitle}));
      });
    },
  };
}
