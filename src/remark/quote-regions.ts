import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Code, Data, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {readMeta} from '../content/fence';
import {bookshopFolder, filesOf} from '../bookshop/folder';
import {importsFor} from './support/imports';
import {readRegions, type Regions} from '../bookshop/regions';
import {repository, type StepOptions} from './support/root';
import {failAt, suggest} from './support/fail-at';
import {whileUnchanged} from './support/unchanged';

/** Where a fence that was filled comes from, for the steps after this one. */
export interface Quote {
  /** File of the bookshop. */
  readonly path: string;
  /** The file without markers. */
  readonly whole: string;
  /** For each line of the fence its line in the file, from 0; -1 for one that is not in it. */
  readonly lines: readonly number[];
  /** Characters that each line lost on the left. */
  readonly margin: number;
}

/**
 * Tells where a fence was quoted from.
 *
 * @param node - A fence.
 * @returns The place, or undefined when the page itself has its text.
 */
export function quoteOf(node: Code): Quote | undefined {
  const data: (Data & {quote?: Quote}) | undefined = node.data;
  return data?.quote;
}

const languages: Readonly<Record<string, string>> = {
  '.http': 'http',
  '.json': 'json',
  '.prisma': 'prisma',
  '.ts': 'ts',
};

const regionsOf = whileUnchanged(
  (file) => [file],
  ([file = '']) => readRegions(readFileSync(file, 'utf8')),
);

function fill(file: VFile, node: Code, folder: string, filesThere: () => readonly string[]): void {
  // Without a language in front, Markdown takes the first setting for it.
  const meta = [node.lang?.includes('=') ? node.lang : '', node.meta ?? ''].join(' ').trim();
  const settings = readMeta(meta);
  const name = settings.get('file');
  if (name === undefined) {
    if (settings.has('region'))
      failAt(file, node, 'region="…" needs file="…"', 'add the file of the bookshop');
    return;
  }
  if (node.value.trim() !== '')
    failAt(file, node, 'The fence quotes a file and has text of its own', 'leave it empty');
  const known = filesThere();
  if (!known.includes(name))
    failAt(file, node, `The bookshop has no file '${name}'`, suggest(name, known));
  let regions: Regions;
  try {
    regions = regionsOf(path.join(folder, name));
  } catch (error) {
    failAt(
      file,
      node,
      `${name} cannot be quoted: ${error instanceof Error ? error.message : String(error)}`,
      'fix its region markers',
    );
  }
  const region = settings.get('region');
  const excerpt = region === undefined ? regions.whole : regions.regions.get(region);
  if (region !== undefined && excerpt === undefined) {
    failAt(
      file,
      node,
      `'${name}' has no region '${region}'`,
      suggest(region, [...regions.regions.keys()]),
    );
  }
  const rest = meta.replace(/(?:^|\s)(?:file|region)=(?:"[^"]*"|'[^']*'|\S+)/g, '').trim();
  node.lang = node.lang?.includes('=')
    ? (languages[path.extname(name)] ?? 'text')
    : (node.lang ?? languages[path.extname(name)] ?? 'text');
  node.meta = settings.has('title') ? rest : `title="${name}" ${rest}`.trim();
  const {text = '', line = 0, margin = 0} = excerpt ?? {};
  const shown = text.trimEnd().split('\n');
  const whole = regions.whole.text;
  const imports =
    excerpt && region !== undefined && name.endsWith('.ts') ? importsFor(whole, excerpt) : [];
  const above = imports.length > 0 ? [...imports, -1] : [];
  const rows = whole.split('\n');
  node.value = [...above.map((number) => rows[number] ?? ''), ...shown].join('\n');
  node.meta = node.meta.replace(/\{[\d,\s-]+\}/, (lines) => moved(lines, above.length));
  const quote: Quote = {
    path: name,
    whole,
    lines: [...above, ...shown.map((_, index) => line + index)],
    margin,
  };
  const data: Data & {quote: Quote} = {...node.data, quote};
  node.data = data;
}

/** Line numbers of a highlight, for a sample that begins so many lines lower. */
const moved = (lines: string, by: number): string =>
  lines.replace(/\d+/g, (number) => String(Number(number) + by));

/**
 * Remark step: fills each empty fence with `file="src/app.ts" region="init"` from the bookshop. The
 * path is its title, unless it has one. A region of a TypeScript file comes with the imports that it
 * uses.
 *
 * @param options - Where the repository is.
 * @returns The transformer; it throws an Error that names the place when file or region is not
 * there, with the nearest names.
 */
export function quoteRegions({root = repository}: StepOptions = {}): Transformer<Root> {
  const folder = path.join(root, bookshopFolder);
  return (tree, file) => {
    let files: readonly string[] | undefined;
    const filesThere = (): readonly string[] => (files ??= filesOf(folder));
    visit(tree, 'code', (node) => fill(file, node, folder, filesThere));
  };
}
