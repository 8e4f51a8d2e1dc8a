import {fork} from 'node:child_process';
import {EventEmitter} from 'node:events';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bookshopFolder} from '../../bookshop/folder';
import {pageFolders} from '../../content/pages';
import {root} from '../../root';
import {type Finding, formatFinding} from '../../samples/sample';
import {whenIdle} from '../when-idle';
import {findingsPath, type PageFinding, restartExitCode} from './shared';

/** The part of the bundler's configuration that its declarations leave to its server. */
type ProxyConfig = ReturnType<NonNullable<Plugin['configureWebpack']>> & {
  devServer: {proxy: {context: string[]; target: string}[]};
};

/** What pages show besides their own text. */
const watchedFolders = [bookshopFolder, 'src/arkos/surface'];

/** What the worker sends. */
type Message = {findings: readonly Finding[]} | {failure: string};

/**
 * Shows what is wrong with the samples of the pages while one writes them: in the terminal, and on
 * the page. It does so in `npm start` only, from a process of its own, so that reloading never waits
 * for it; a built site has nothing of it.
 *
 * @param context - Of the site.
 * @returns The plugin.
 */
export default function samplesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const name = 'arkos-samples';
  if (process.env.NODE_ENV !== 'development') return {name};

  const changes = new EventEmitter().setMaxListeners(0);
  const endpoint = `${baseUrl}${findingsPath}`;
  let findings: readonly Finding[] = [];
  let routes: ReadonlyMap<string, string> = new Map();
  let port: Promise<number> | undefined;
  let listeningAt = 0;

  const withRoutes = (): PageFinding[] =>
    findings.map((finding) => ({
      text: formatFinding(finding),
      route: routes.get(finding.file) ?? '',
    }));

  return {
    name,
    // Content is loaded anew when a page changes; the worker and the server stay.
    async loadContent() {
      port ??= serve(changes, withRoutes);
      listeningAt = await port;
    },
    allContentLoaded({allContent}) {
      routes = routesIn(allContent);
      changes.emit('change');
    },
    getClientModules: () => [path.join(root, 'src/plugins/samples/client/index.tsx')],
    configureWebpack() {
      const config: ProxyConfig = {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              // Without this Docusaurus could not tell which pages have a rule of their own.
              include: pageFolders.map((folder) => path.join(siteDir, folder)),
              enforce: 'pre',
              loader: path.join(root, 'src/plugins/samples/add-dependencies-loader.mjs'),
              options: {folders: watchedFolders.map((folder) => path.join(siteDir, folder))},
            },
          ],
        },
        plugins: [
          whenIdle(() => {
            startWorker(siteDir, changes, (now) => {
              tell(findings, now);
              findings = now;
            });
          }),
        ],
        devServer: {proxy: [{context: [endpoint], target: `http://127.0.0.1:${listeningAt}`}]},
      };
      return config;
    },
  };
}

/** Prints what is new, and that nothing is left. */
function tell(before: readonly Finding[], now: readonly Finding[]): void {
  const known = new Set(before.map(formatFinding));
  for (const line of now.map(formatFinding)) if (!known.has(line)) console.warn(line);
  if (before.length > 0 && now.length === 0) console.log('Every sample is right.');
}

/** Starts a server of events that the development server passes on to pages. */
function serve(changes: EventEmitter, findings: () => PageFinding[]): Promise<number> {
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // The development server would compress, and hold events back until a block is full.
      'Cache-Control': 'no-cache, no-transform',
    });
    const send = (): boolean => response.write(`data: ${JSON.stringify(findings())}\n\n`);
    send();
    changes.on('change', send);
    request.on('close', () => changes.off('change', send));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Starts the worker, which never slows down what somebody waits for. */
function startWorker(
  siteDir: string,
  changes: EventEmitter,
  take: (findings: readonly Finding[]) => void,
): void {
  const worker = fork(path.join(root, 'src/plugins/samples/worker.mts'), {
    cwd: siteDir,
    execArgv: ['--import', createRequire(import.meta.url).resolve('tsx')],
  });
  if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_LOW);
  const end = (): boolean => worker.kill();
  process.once('exit', end);
  worker.on('message', (message: Message) => {
    if ('failure' in message) {
      console.error(`The samples cannot be checked: ${message.failure}`);
      return;
    }
    take(message.findings);
    changes.emit('change');
  });
  worker.on('exit', (code) => {
    process.off('exit', end);
    if (code === restartExitCode) startWorker(siteDir, changes, take);
    else if (code)
      console.error(`The check of the samples ended with ${code}; npm run docs:check says more.`);
  });
}

/** Where a page is shown, by its file, from whatever the content plugins have loaded. */
function routesIn(content: unknown): Map<string, string> {
  const routes = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('source' in value && 'permalink' in value) {
      const {source, permalink} = value;
      if (typeof source === 'string' && typeof permalink === 'string')
        routes.set(source.replace(/^@site\//, ''), permalink);
    }
    Object.values(value).forEach(visit);
  };
  visit(content);
  return routes;
}
