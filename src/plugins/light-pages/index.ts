/**
 * Makes pages that load no script of the bundle before the reader does something that needs it.
 *
 * What runs at once is `src/client/page`, bundled into one inline script, which loads
 * `src/client/extras` at its first use; the text of pages is
 * rendered at build time only (see `src/theme/MDXContent`).
 */
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

import {root} from '../../root';

const source = path.join(root, 'src/client/page/index.ts');

const extrasSource = path.join(root, 'src/client/extras/index.ts');

/** The browsers the inline script is written for; the bundle's own are Docusaurus's. */
const target = ['chrome100', 'firefox100', 'safari15.4'];

/** A file of the build. */
interface BuiltFile {
  /** Path below the base URL. */
  readonly name: string;
  readonly text: string;
}

/** Bundles what the inline script loads at its first use. */
async function extrasScript(): Promise<BuiltFile> {
  const {outputFiles} = await build({
    entryPoints: [extrasSource],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target,
  });
  const text = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {name: `assets/js/extras.${hash}.js`, text};
}

/**
 * Bundles the script that every page carries.
 *
 * @param context - The site; its announcement and its default color mode are part of the script.
 * @param extras - URL of what it loads at its first use; empty when that is in the bundle.
 * @returns Minified JavaScript.
 * @throws Error as esbuild does, with file and line.
 */
export async function inlineScript(
  {siteConfig, baseUrl}: LoadContext,
  extras = '',
): Promise<string> {
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
    external: extras === '' ? [] : [extras],
    define: {
      EXTRAS: JSON.stringify(extras),
      BASE_URL: JSON.stringify(baseUrl),
      DEFAULT_COLOR_MODE: JSON.stringify(colorMode?.defaultMode ?? 'light'),
      ANNOUNCEMENT: JSON.stringify(announcementBar?.id ?? ''),
    },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** What the plugin makes. */
interface LightPages {
  readonly script: string;
  readonly extras?: BuiltFile;
}

/**
 * The plugin. In `npm start` Docusaurus serves no rendered page, so everything loads at once there,
 * and only the behaviors of the inline script are added.
 *
 * @param context - The site.
 */
export default function lightPages(context: LoadContext): Plugin<LightPages> {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'light-pages',
    getPathsToWatch: () =>
      [source, extrasSource].map((file) => path.join(path.dirname(file), '*.ts')),
    getClientModules: () => [
      path.join(root, 'src/client/content.ts'),
      ...(isProduction ? [] : [extrasSource]),
    ],
    async loadContent() {
      if (!isProduction) return {script: await inlineScript(context)};
      const extras = await extrasScript();
      return {script: await inlineScript(context, context.baseUrl + extras.name), extras};
    },
    configureWebpack(_config, isServer) {
      if (!isProduction) return {};
      return {
        ...(!isServer && {entry: path.join(root, 'src/client/entry.ts')}),
        module: {
          rules: [
            {
              // Not `test`: by that Docusaurus finds the rules of content plugins.
              resource: /\.mdx?$/,
              enforce: 'post',
              loader: path.join(root, 'src/plugins/light-pages/content-loader.mjs'),
              options: {client: !isServer},
            },
          ],
        },
      };
    },
    injectHtmlTags: ({content}) => ({
      headTags: [{tagName: 'script', innerHTML: content.script}],
    }),
    postBuild({outDir, content}) {
      // At once: the plugins that come later read the folder.
      const {extras} = content;
      if (!extras) return;
      const file = path.join(outDir, extras.name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, extras.text);
    },
  };
}
