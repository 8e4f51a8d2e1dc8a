import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {quoteOf} from './quote-regions';
import {dataOf} from './support/code';

const directive = 'highlight-(next-line|start|end)';

/** A comment of Markdown that the page shows is no comment of the sample's language. */
const comments = {
  any: new RegExp(
    String.raw`^\s*(?://|#|/\*|\{\s*/\*|<!--)\s*${directive}\s*(?:\*/\s*\}?|-->)?\s*$`,
  ),
  markdown: new RegExp(String.raw`^\s*(?:#|\{\s*/\*|<!--)\s*${directive}\s*(?:\*/\s*\}|-->)?\s*$`),
};

function inRange(range: string): Set<number> {
  return new Set(
    range.split(',').flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return Array.from({length: to - from + 1}, (_, index) => from + index - 1);
    }),
  );
}

function mark(node: Code): void {
  const range = /\{([\d,\s-]+)\}/.exec(node.meta ?? '')?.[1];
  if (range !== undefined) {
    dataOf(node).lines = inRange(range);
    return;
  }
  const comment = /^(?:md|markdown)$/.test(node.lang ?? '') ? comments.markdown : comments.any;
  const lines = new Set<number>();
  const shown: string[] = [];
  const kept: number[] = [];
  let isOpen = false;
  for (const [index, line] of node.value.split('\n').entries()) {
    const found = comment.exec(line)?.[1];
    if (found === undefined) {
      if (isOpen) lines.add(shown.length);
      shown.push(line);
      kept.push(index);
    } else if (found === 'next-line') {
      lines.add(shown.length);
    } else {
      isOpen = found === 'start';
    }
  }
  if (shown.length === node.value.split('\n').length) return;
  node.value = shown.join('\n');
  dataOf(node).lines = lines;
  const quote = quoteOf(node);
  if (quote) {
    const moved = {...quote, lines: kept.map((index) => quote.lines[index] ?? -1)};
    Object.assign(dataOf(node), {quote: moved});
  }
}

/**
 * Remark step: takes the comments `highlight-next-line`, `highlight-start` and `highlight-end` out of
 * fences and notes which lines they mark, or those of `{1,3-5}` after the language.
 *
 * @returns The transformer.
 */
export function markedLines(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'code', mark);
  };
}
