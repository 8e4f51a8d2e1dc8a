import path from 'node:path';

import type {Node} from 'unist';
import type {VFile} from 'vfile';

import {nearest} from '../../samples/nearest';

/**
 * Stops the build at a place in a page.
 *
 * @param file - The page.
 * @param node - The part of it that is wrong.
 * @param message - What is wrong.
 * @param fix - What to do about it.
 * @throws Error always: `docs/x.mdx:12:1 message → fix`.
 */
export function failAt(file: VFile, node: Node, message: string, fix: string): never {
  const name = file.path ? path.relative(file.cwd, file.path) : 'page';
  const {line = 1, column = 1} = node.position?.start ?? {};
  throw new Error(`${name}:${line}:${column} ${message} → ${fix}`);
}

/**
 * The fix for a name that does not exist.
 *
 * @param name - What was written.
 * @param known - What there is.
 * @returns Up to three names like it, else the first names of the list.
 */
export function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known, 3);
  if (near.length > 0) return `did you mean ${near.map((one) => `'${one}'`).join(', ')}?`;
  const inside = known.filter((one) => one.toLowerCase().includes(name.toLowerCase())).slice(0, 3);
  const list = inside.length > 0 ? inside : known.slice(0, 8);
  return list.length > 0
    ? `there is ${list.map((one) => `'${one}'`).join(', ')}${list.length < known.length ? ', …' : ''}`
    : 'there is none at all';
}
