import type {Code, Data} from 'mdast';

import type {Mark} from '../../highlight/html';
import {readMeta} from '../../content/fence';
import type {Edit} from '../../samples/javascript';

/** What the steps find out about a fence, for the step that writes its HTML. */
export interface CodeData extends Data {
  /** Lines to highlight, from 0. */
  lines?: ReadonlySet<number>;
  /** What makes JavaScript of it. */
  edits?: readonly Edit[];
  /** Names that show their types. */
  marks?: readonly Mark[];
  /** Why it is wrong, in one sentence. */
  reason?: string;
}

/**
 * The notes on a fence.
 *
 * @param node - A fence.
 * @returns Its data, to read and to add to.
 */
export function dataOf(node: Code): CodeData {
  node.data ??= {};
  return node.data;
}

/**
 * Tells whether a fence is TypeScript.
 *
 * @param node - A fence.
 * @returns Whether the compiler reads it.
 */
export const isTypeScript = ({lang}: Code): boolean =>
  lang === 'ts' || lang === 'typescript' || lang === 'tsx';

/**
 * Tells whether a fence shows what not to write.
 *
 * @param node - A fence.
 * @returns Whether its settings or its title call it wrong.
 */
export function isWrong({meta}: Code): boolean {
  const settings = readMeta(meta ?? '');
  return (
    settings.has('wrong') ||
    settings.has('fails') ||
    /\(wrong\)$/i.test(settings.get('title') ?? '')
  );
}
