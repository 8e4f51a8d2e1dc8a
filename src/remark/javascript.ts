import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {applyEdits} from '../highlight/html';
import {type Edit, toJavaScript} from '../samples/javascript';
import {quoteOf} from './quote-regions';
import {dataOf, isWrong} from './support/code';
import {quotedIn} from './support/quoted';
import {refine} from './support/refine';

/** Takes away the empty lines that removed imports leave at the beginning and at the end. */
function withoutEmptyEdges(code: string, edits: readonly Edit[]): Edit[] {
  const added: Edit[] = [];
  let at = 0;
  for (const {start, end, text} of [...edits, {start: code.length, end: code.length, text: ''}]) {
    for (; at < start && code[at] === '\n'; at += 1) added.push({start: at, end: at + 1, text: ''});
    if (at < start || text !== '') break;
    at = end;
  }
  const first = at;
  at = code.length;
  for (const {start, end, text} of [...edits].reverse()) {
    for (; at > end && code[at - 1] === '\n' && at > first; at -= 1)
      added.push({start: at - 1, end: at, text: ''});
    if (at > end || text !== '') break;
    at = start;
  }
  return [...edits, ...added].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Whether a name that a quote exports is assigned to `exports` outside of it, below the default. */
const losesExport = (code: string, edits: readonly Edit[]): boolean => {
  const converted = applyEdits(code, edits);
  return [...code.matchAll(/^export const (\w+)/gm)].some(
    ([, name = '']) => !converted.includes(`exports.${name} =`),
  );
};

function editsOf(node: Code): readonly Edit[] | undefined {
  const quote = quoteOf(node);
  const whole = quote && toJavaScript(quote.whole);
  const inFile = whole && quotedIn(quote, node.value).edits(whole.edits);
  const quoted = inFile && !losesExport(node.value, inFile) ? inFile : undefined;
  const edits = quoted ?? toJavaScript(node.value)?.edits;
  return edits && refine(withoutEmptyEdges(node.value, edits), node.value);
}

/**
 * Remark step: finds out what makes JavaScript of each TypeScript sample. A wrong sample has no
 * JavaScript, nor has one that is nothing but types.
 *
 * @returns The transformer.
 */
export function javascript(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'code', (node) => {
      if (node.lang !== 'ts' && node.lang !== 'typescript') return;
      if (isWrong(node)) return;
      const edits = editsOf(node);
      if (edits && edits.length > 0 && applyEdits(node.value, edits).trim() !== '')
        dataOf(node).edits = edits;
    });
  };
}
