/**
 * Settings of Rspack that Docusaurus 3.7 does not have: what was compiled is kept for the next build
 * or start, and `npm start` compiles the pages that somebody opens.
 */
import {createRequire} from 'node:module';
import path from 'node:path';

import type * as Faster from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {hashOf} from '../../remark/support/store';
import {stateOfSources} from './version';

/** What webpack-dev-server passes to `setupMiddlewares`, as far as it is used here. */
interface DevServer {
  readonly app?: {use: (handle: unknown) => unknown};
  readonly compiler: Parameters<(typeof Faster)['rspack']['lazyCompilationMiddleware']>[0];
}

/** Compiles what is loaded with `import()`, the content of every page, when it is asked for. */
function lazyPages(): object {
  const {rspack} = createRequire(__filename)('@docusaurus/faster') as typeof Faster;
  return {
    lazyCompilation: {entries: false, imports: true},
    devServer: {
      setupMiddlewares(_middlewares: unknown, {app, compiler}: DevServer): [] {
        app?.use(rspack.lazyCompilationMiddleware(compiler));
        return [];
      },
    },
  };
}

/**
 * The plugin. It takes no options.
 *
 * @param context - Of the site.
 */
export default function bundler(context: LoadContext): Plugin {
  const {siteDir, siteConfig, siteConfigPath, i18n} = context;
  const name = 'bundler';
  // The state of another site's sources is not known here.
  if (siteConfigPath !== path.join(siteDir, 'docusaurus.config.ts')) return {name};
  let state = '';
  return {
    name,
    async loadContent() {
      state = await stateOfSources(siteDir);
    },
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
      return {
        cache: true,
        experiments: {
          cache: {
            type: 'persistent',
            version,
            storage: {
              type: 'filesystem',
              directory: path.join(siteDir, 'node_modules/.cache/arkos-website/rspack'),
            },
          },
        },
        ...(process.env.NODE_ENV === 'development' && lazyPages()),
      };
    },
  };
}
