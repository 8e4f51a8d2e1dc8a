/**
 * Makes `npm start` follow its maintainer: a page of the docs or the blog is compiled when it is first
 * opened, and an edit of its text changes the open page. Docusaurus compiles every page before it
 * shows the first, and renders the whole application again after each edit.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {root} from '../../root';

/** What is used here of Rspack, and of what webpack-dev-server passes to `setupMiddlewares`. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}
interface DevServer {
  readonly compiler: unknown;
}

/**
 * The plugin. It takes no options, and does nothing in a build.
 *
 * @param context - Of the site.
 */
export default function livePages({siteDir}: LoadContext): Plugin {
  const name = 'live-pages';
  if (process.env.NODE_ENV === 'production') return {name};
  return {
    name,
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      return {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        devServer: {
          // Docusaurus's own middlewares stay: those returned are put behind them.
          setupMiddlewares: (_middlewares: unknown, {compiler}: DevServer) => [
            lazyCompilationMiddleware(compiler),
          ],
        },
        module: {
          rules: [
            {
              // Not `test`: by that Docusaurus finds the rules of content plugins.
              resource: (file: string) =>
                /\.mdx?$/.test(file) &&
                ['docs', 'blog'].some((folder) =>
                  file.startsWith(path.join(siteDir, folder) + path.sep),
                ),
              enforce: 'post',
              loader: path.join(root, 'src/plugins/live-pages/live-loader.mjs'),
              options: {client: path.join(root, 'src/client/live-page.ts')},
            },
          ],
        },
      } as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
