/**
 * Makes pages that load no script of the bundle before the reader does something that needs it.
 *
 * What runs at once is `src/client/page`, bundled into one inline script; the text of pages is
 * rendered at build time only (see `src/theme/MDXContent`).
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

const source = path.join(__dirname, '../../client/page/index.ts');

/** The browsers the inline script is written for; the bundle's own are Docusaurus's. */
const target = ['chrome100', 'firefox100', 'safari15.4'];

/**
 * Bundles the script that every page carries.
 *
 * @param context - The site; its announcement and its default color mode are part of the script.
 * @returns Minified JavaScript.
 * @throws Error as esbuild does, with file and line.
 */
export async function inlineScript({siteConfig, baseUrl}: LoadContext): Promise<string> {
  const {colorMode, announcementBar} = siteConfig.themeConfig as {
    colorMode?: {defaultMode?: string};
    announcementBar?: {id?: string};
  };
  const {outputFiles} = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    define: {
      BASE_URL: JSON.stringify(baseUrl),
      DEFAULT_COLOR_MODE: JSON.stringify(colorMode?.defaultMode ?? 'light'),
      ANNOUNCEMENT: JSON.stringify(announcementBar?.id ?? ''),
    },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/**
 * The plugin. In `npm start` Docusaurus serves no rendered page, so everything loads at once there,
 * and only the behaviors of the inline script are added.
 *
 * @param context - The site.
 */
export default function lightPages(context: LoadContext): Plugin<string> {
  return {
    name: 'light-pages',
    getPathsToWatch: () => [path.join(path.dirname(source), '*.ts')],
    getClientModules: () => [path.join(__dirname, '../../client/content.ts')],
    loadContent: () => inlineScript(context),
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      return {
        ...(!isServer && {entry: path.join(__dirname, '../../client/entry.ts')}),
        module: {
          rules: [
            {
              // Not `test`: by that Docusaurus finds the rules of content plugins.
              resource: /\.mdx?$/,
              enforce: 'post',
              loader: path.join(__dirname, 'content-loader.mjs'),
              options: {client: !isServer},
            },
          ],
        },
      };
    },
    injectHtmlTags: ({content}) => ({
      headTags: [{tagName: 'script', innerHTML: content}],
    }),
  };
}
