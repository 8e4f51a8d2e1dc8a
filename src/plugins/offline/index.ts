/**
 * Writes the service worker and the list of the files that it may keep. See README.md, "Offline".
 */
import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

import {listFile, type SiteFile, type SiteFiles} from '../../offline/files';
import {root} from '../../root';
import {buildSteps} from '../build-steps';
import {filesBelow} from '../../built/files';

const worker = path.join(root, 'src/offline/worker.ts');

/** What a reader needs to read: no feeds, no files for hosts and search engines. */
const isKept = (file: string): boolean =>
  /\.(?:html|js|css|woff2|svg|ico|png|jpe?g|webp|avif)$|^search-index\//.test(file) &&
  !/^(?:sw\.js|img\/cards\/.*|blog\/feed(?:-plain)?\.css)$/.test(file);

const isCode = (file: string): boolean => /^(?:assets\/(?:js|css)|fonts)\/|^404\.html$/.test(file);

/** The URL under which the service worker keeps a file. */
const urlOf = (file: string, baseUrl: string): string =>
  file.endsWith('.html') && file !== '404.html'
    ? (baseUrl + file).replace(/\/?index\.html$|\.html$/, '') || '/'
    : baseUrl + file;

/**
 * Lists the files of a build.
 *
 * @param outDir - Folder of the build
 * @param baseUrl - Of the site; ends with a slash
 */
export async function listFiles(outDir: string, baseUrl: string): Promise<SiteFiles> {
  const names = (await filesBelow(outDir)).filter(isKept);
  const hash = createHash('sha256');
  const code: SiteFile[] = [];
  const content: SiteFile[] = [];
  for (const name of names) {
    const bytes = await readFile(path.join(outDir, name));
    hash.update(name).update('\0').update(bytes);
    (isCode(name) ? code : content).push({url: urlOf(name, baseUrl), bytes: bytes.length});
  }
  return {version: hash.digest('hex').slice(0, 12), code, content};
}

/** Options of the plugin. */
export interface OfflineOptions {
  /** Off: the service worker of earlier deployments removes itself and everything it kept. */
  readonly enabled: boolean;
}

/** What {@link writeOffline} needs to know of the site. */
export interface OfflineBuild extends OfflineOptions {
  readonly outDir: string;
  readonly baseUrl: string;
}

/**
 * Writes `offline.json` and `sw.js`.
 *
 * @param site - See {@link OfflineBuild}
 * @throws Error when the build has no entry script
 */
export async function writeOffline({outDir, baseUrl, enabled}: OfflineBuild): Promise<void> {
  const files = await listFiles(outDir, baseUrl);
  const entry = files.code.find(({url}) => /\/main\.\w+\.js$/.test(url));
  if (!entry) throw new Error(`${outDir} has no assets/js/main.<hash>.js.`);
  await writeFile(path.join(outDir, listFile), JSON.stringify(files));
  await build({
    entryPoints: [worker],
    outfile: path.join(outDir, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome131', 'firefox132', 'safari16.4'],
    define: {
      VERSION: JSON.stringify(files.version),
      BASE_URL: JSON.stringify(baseUrl),
      ENTRY: JSON.stringify(entry.url),
      ENABLED: JSON.stringify(enabled),
      'process.env.NODE_ENV': '"production"',
    },
  });
}

/**
 * The plugin; it comes after `headers` and `search-index` in the configuration.
 *
 * @param context - Of the site
 * @param options - See {@link OfflineOptions}
 */
export default function offline({baseUrl}: LoadContext, {enabled}: OfflineOptions): Plugin {
  return {
    name: 'offline',
    getClientModules: () => (enabled ? [path.join(root, 'src/offline/client.ts')] : []),
    async postBuild({outDir}) {
      const {after} = buildSteps();
      await Promise.all([after('headers'), after('search-index')]);
      await writeOffline({outDir, baseUrl, enabled});
    },
  };
}
