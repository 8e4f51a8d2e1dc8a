import {mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {build} from 'esbuild';

import {indexFiles} from '../../../src/search/build/index-files';
import type {PageText} from '../../../src/search/record';
import {indexFolder} from '../../../src/search/settings';

/** A search of the bench. */
export interface Contender {
  readonly name: string;
  /**
   * Makes the index of a site and the page that searches it.
   *
   * @param pages - The site.
   * @param folder - Where all of it goes; served at the root of a host.
   * @returns How long the index alone took, in milliseconds.
   */
  prepare(pages: readonly PageText[], folder: string): Promise<number>;
}

const pagesFolder = path.join(import.meta.dirname, 'pages');

const common = {
  bundle: true,
  minify: true,
  target: 'es2022',
  define: {'process.env.NODE_ENV': '"production"'},
  logLevel: 'error',
} as const;

async function bundle(
  entry: string,
  outfile: string,
  format: 'esm' | 'iife',
  alias: Record<string, string> = {},
): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    ...common,
    format,
    alias,
  });
}

async function writePage(folder: string): Promise<void> {
  const page = '<!doctype html><title>Bench</title><script type="module" src="/page.js"></script>';
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'frame.html'), '<!doctype html><title>Frame</title>');
}

async function timed(work: () => Promise<void> | void): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const ours: Contender = {
  name: 'Ours (embedded)',
  async prepare(pages, folder) {
    const duration = await timed(async () => {
      for (const [name, contents] of indexFiles(pages)) {
        const file = path.join(folder, indexFolder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, contents);
      }
    });
    await writePage(folder);
    // What a browser without workers fetches is a chunk of its own, as on the site.
    await build({
      entryPoints: {page: path.join(pagesFolder, 'ours.ts')},
      outdir: folder,
      splitting: true,
      ...common,
      format: 'esm',
    });
    const worker = path.join(import.meta.dirname, '../../../src/search/embedded/worker.ts');
    // Under the name that the client's own `new URL` gives.
    await bundle(worker, path.join(folder, 'worker.ts'), 'iife');
    return duration;
  },
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function htmlOf({language, sections}: PageText): string {
  const body = sections.map(({level, heading, anchor, texts}) => {
    const id = anchor === null ? '' : ` id="${escapeHtml(anchor)}"`;
    const under = texts.map(({kind, content}) =>
      kind === 'code'
        ? `<pre><code>${escapeHtml(content)}</code></pre>`
        : `<p>${escapeHtml(content)}</p>`,
    );
    return `<h${level}${id}>${escapeHtml(heading)}</h${level}>${under.join('')}`;
  });
  return `<html lang="${language}"><body><main data-pagefind-body>${body.join('')}</main></body></html>`;
}

const pagefind: Contender = {
  name: 'Pagefind',
  async prepare(pages, folder) {
    const {createIndex, close} = await import('pagefind');
    const duration = await timed(async () => {
      const {index, errors} = await createIndex({});
      if (index === undefined) throw new Error(`Pagefind: ${errors.join('; ')}`);
      for (const page of pages) await index.addHTMLFile({url: page.path, content: htmlOf(page)});

      await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
    });
    await close();
    await writePage(folder);
    await bundle(path.join(pagesFolder, 'pagefind.ts'), path.join(folder, 'page.js'), 'esm');
    return duration;
  },
};

/** The five lists that the plugin's own `scanDocuments` makes: titles, headings, …, contents. */
interface LocalDocument {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly s?: string;
  readonly b?: readonly string[];
  readonly p?: number;
}

function localDocuments(pages: readonly PageText[]): LocalDocument[][] {
  const titles: LocalDocument[] = [];
  const headings: LocalDocument[] = [];
  const contents: LocalDocument[] = [];
  let next = 0;
  for (const {path: u, lvl0, sections} of pages) {
    const title = sections[0]?.heading ?? '';
    const p = (next += 1);
    titles.push({i: p, t: title, u, b: [lvl0]});
    for (const {heading, anchor, level, texts} of sections) {
      const h = anchor === null ? '' : `#${anchor}`;
      if (level > 1) headings.push({i: (next += 1), t: heading, u, h, p});
      const t = texts.map(({content}) => content).join(' ');
      if (t !== '') contents.push({i: (next += 1), t, s: heading, u, h, p});
    }
  }
  return [titles, headings, [], [], contents];
}

const local: Contender = {
  name: '@easyops-cn/docusaurus-search-local',
  async prepare(pages, folder) {
    const require = createRequire(import.meta.url);
    const home = path.dirname(require.resolve('@easyops-cn/docusaurus-search-local/package.json'));
    const {buildIndex} = require(path.join(home, 'dist/server/server/utils/buildIndex.js')) as {
      buildIndex: (
        documents: readonly (readonly LocalDocument[])[],
        config: {
          language: string[];
          removeDefaultStopWordFilter: string[];
          removeDefaultStemmer: boolean;
        },
      ) => unknown;
    };
    const config = {language: ['en'], removeDefaultStopWordFilter: [], removeDefaultStemmer: false};
    const duration = await timed(async () => {
      const json = JSON.stringify(buildIndex(localDocuments(pages), config));
      await writeFile(path.join(folder, 'search-index.json'), json);
    });
    const constants = path.join(folder, 'generated-constants.js');
    // What its own `generate` writes with the default options.
    await writeFile(
      constants,
      [
        'export const removeDefaultStopWordFilter = [];',
        'export const language = ["en"];',
        'export const searchIndexUrl = "search-index{dir}.json";',
        'export const searchResultLimits = 8;',
        'export const fuzzyMatchingDistance = 1;',
      ].join('\n'),
    );
    const alias = {
      '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': constants,
    };
    const client = path.join(home, 'dist/client/client/theme');
    await writePage(folder);
    await bundle(path.join(pagesFolder, 'local.ts'), path.join(folder, 'page.js'), 'esm', {
      ...alias,
      'local-search-client': path.join(client, 'searchByWorker.js'),
    });
    await bundle(path.join(client, 'worker.js'), path.join(folder, 'worker.js'), 'iife', alias);
    return duration;
  },
};

/** All of them, ours first: the ratios of the table are to ours. */
export const contenders: readonly Contender[] = [ours, pagefind, local];
