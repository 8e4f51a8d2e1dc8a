import type {Heading, InlineCode, Paragraph, Root, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Place} from './sample';

/** Inline code in prose. */
export interface CodeSpan extends Place {
  readonly value: string;
}

/** A paragraph, heading or row of a table as one line of text, with inline code in backticks. */
export interface Passage {
  readonly text: string;
  readonly isHeading: boolean;
  /** The inline code in it, each with its first character in `text`. */
  readonly spans: readonly (CodeSpan & {readonly offset: number})[];
  readonly place: Place;
}

const start = ({position}: InlineCode | Paragraph | Heading | TableRow): Place =>
  position?.start ?? {line: 1, column: 1};

/**
 * Reads the prose of a page.
 *
 * @param tree - The parsed page.
 * @returns Its paragraphs, headings and rows of tables in order.
 */
export function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (block) => {
    if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'tableRow') return;
    let text = '';
    const spans: Passage['spans'][number][] = [];
    visit(block, (node) => {
      if (node.type === 'tableCell' && text !== '') text += ' | ';
      if (node.type === 'text') text += node.value.replace(/\s+/g, ' ');
      if (node.type !== 'inlineCode') return;
      const {line, column} = start(node);
      spans.push({value: node.value, line, column: column + 1, offset: text.length});
      text += `\`${node.value}\``;
    });
    passages.push({text, isHeading: block.type === 'heading', spans, place: start(block)});
  });
  return passages;
}
