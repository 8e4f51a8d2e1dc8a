/**
 * Settings of the bundler that Docusaurus 3.7 does not have: what was compiled is kept for the next
 * build or start, styles are not prepared for browsers twice, and the search's worker is one file, so
 * that it loads no script (Trusted Types).
 */
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {hashOf} from '../../hash';
import {stateOfSources} from './version';

/**
 * The plugin. It takes no options.
 *
 * @param context - Of the site.
 */
export default function bundler(context: LoadContext): Plugin {
  const {siteDir, siteConfig, siteConfigPath, generatedFilesDir, i18n} = context;
  const name = 'bundler';
  /**
   * Under "type": "module" the bundler takes the `.js` files that Docusaurus generates for strict ES
   * modules, but they call `require.resolveWeak`; and Node.js does so with the chunks of the server
   * bundle, which Docusaurus requires.
   */
  const asCommonJs = (isServer: boolean) => ({
    module: {rules: [{test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'}]},
    ...(isServer && {output: {chunkFilename: '[name].[contenthash:8].cjs'}}),
  });
  // The state of another site's sources is not known here.
  if (siteConfigPath !== path.join(siteDir, 'docusaurus.config.ts'))
    return {name, configureWebpack: (_config, isServer) => asCommonJs(isServer)};
  const isBuild = process.env.NODE_ENV === 'production';
  // A build is over before most of what V8 optimizes pays for itself: this is four times V8's default.
  if (isBuild) setFlagsFromString('--interrupt-budget=270336');
  // The build that `npm start` runs in the background has a folder of its own.
  const place = hashOf([generatedFilesDir, String(process.env.NODE_ENV)]);
  const directory = path.join(siteDir, 'node_modules/.cache/arkos-website/rspack', place);
  const finished = path.join(directory, 'finished');
  let state = '';
  return {
    name,
    async loadContent() {
      state = await stateOfSources(siteDir);
      if (!isBuild) return;
      // Pages are compiled once, for client and server: where a build was stopped after it had kept
      // only one of the two, the other would wait for its half forever.
      await rm(existsSync(finished) ? finished : directory, {recursive: true, force: true});
    },
    // Lightning CSS, which minifies the sheet, knows the browsers of package.json and adds what they need.
    configurePostCss: (options) => ({...options, plugins: []}),
    configureWebpack(config, isServer) {
      const version = hashOf([
        state,
        JSON.stringify(siteConfig),
        // The theme components that the site replaces, and the folder of generated files.
        JSON.stringify(config.resolve?.alias),
        JSON.stringify([config.mode, config.optimization?.minimize, isServer]),
        i18n.currentLocale,
        process.version,
      ]);
      const chunks = (chunk: {name?: unknown; canBeInitial: () => boolean}): boolean =>
        chunk.name !== 'search-worker' && !chunk.canBeInitial();
      return {
        ...asCommonJs(isServer),
        ...(!isServer && {optimization: {splitChunks: {chunks}}}),
        cache: true,
        experiments: {
          cache: {
            type: 'persistent',
            version,
            storage: {type: 'filesystem', directory},
          },
        },
      };
    },
    async postBuild() {
      await mkdir(directory, {recursive: true});
      await writeFile(finished, '');
    },
  };
}
