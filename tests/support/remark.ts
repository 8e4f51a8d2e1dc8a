import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {type Transformer, unified} from 'unified';
import {VFile} from 'vfile';

import {root} from '../../src/root';

const fixtures = path.join(root, 'tests/fixtures/remark');

/** A page before and after a step. */
export interface Pair {
  readonly name: string;
  readonly input: string;
  readonly output: string;
}

/**
 * Reads the pairs of a step: `<name>.in.mdx` and `<name>.out.mdx`.
 *
 * @param step - Folder below `tests/fixtures/remark`.
 * @returns The pairs.
 * @throws Error when there is none, so that an empty folder cannot pass.
 */
export function pairsOf(step: string): Pair[] {
  const folder = path.join(fixtures, step);
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const names = readdirSync(folder).filter((name) => name.endsWith('.in.mdx'));
  if (names.length === 0) throw new Error(`${folder}: there is no *.in.mdx`);
  return names.map((name) => ({
    name: name.replace('.in.mdx', ''),
    input: read(name),
    output: read(name.replace('.in.', '.out.')),
  }));
}

/**
 * Runs a step on a page.
 *
 * @param step - The step.
 * @param input - Source of the page, called `docs/page.mdx` in messages.
 * @returns The page after it, as MDX.
 */
export async function run(step: Transformer<Root>, input: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const file = new VFile({path: path.join(root, 'docs/page.mdx'), cwd: root, value: input});
  const tree = await unified()
    .use(() => step)
    .run(processor.parse(file), file);
  return unified()
    .use(remarkStringify, {bullet: '-'})
    .use(remarkMdx, {printWidth: 100})
    .stringify(tree);
}
