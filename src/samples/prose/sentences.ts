import type {Heading, InlineCode, Paragraph, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Position} from '../sample';

/** Inline code in prose. */
export interface CodeSpan extends Position {
  readonly value: string;
  /** Of its opening backtick in the text of the passage. */
  readonly offset: number;
}

/** A cell of a row of a table. */
export interface Cell {
  /** Text of the first row in its column. */
  readonly header: string;
  readonly text: string;
  readonly offset: number;
}

/** A paragraph, heading or row of a table as one line of text, with inline code in backticks. */
export interface Passage {
  readonly text: string;
  readonly isHeading: boolean;
  readonly spans: readonly CodeSpan[];
  /** Empty outside of tables. */
  readonly cells: readonly Cell[];
  readonly position: Position;
}

type Block = Heading | Paragraph | TableRow;

const startOf = ({position}: Block | InlineCode): Position =>
  position?.start ?? {line: 1, column: 1};

/** Between two cells of a row. */
const border = ' | ';

/**
 * Reads the prose of a page.
 *
 * @param tree - The parsed page.
 * @returns Its paragraphs, headings and rows of tables in order.
 */
export function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (block, _, parent) => {
    if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'tableRow') return;
    const headers = parent?.type === 'table' ? headersOf(parent) : [];
    passages.push(passageOf(block, headers));
  });
  return passages;
}

const headersOf = ({children: [first]}: Table): string[] =>
  first?.children.map((cell) => toString(cell)) ?? [];

function passageOf(block: Block, headers: readonly string[]): Passage {
  let text = '';
  const spans: CodeSpan[] = [];
  const starts: number[] = [];
  visit(block, (node) => {
    if (node.type === 'tableCell') {
      if (starts.length > 0) text += border;
      starts.push(text.length);
    }
    if (node.type === 'text') text += node.value.replace(/\s+/g, ' ');
    if (node.type === 'break') text += ' ';
    if (node.type !== 'inlineCode') return;
    const {line, column} = startOf(node);
    spans.push({value: node.value, line, column: column + 1, offset: text.length});
    text += `\`${node.value}\``;
  });
  const cells = starts.map((offset, index) => ({
    header: headers[index] ?? '',
    text: text.slice(offset, (starts[index + 1] ?? text.length + border.length) - border.length),
    offset,
  }));
  return {text, isHeading: block.type === 'heading', spans, cells, position: startOf(block)};
}

/** A part of a passage. */
export interface Clause {
  readonly text: string;
  /** In the text of the passage. */
  readonly offset: number;
}

/**
 * Cuts a passage into its sentences; inline code stays whole.
 *
 * @param passage - The passage.
 * @param ends - What ends a part.
 * @returns The parts in order.
 */
export function clausesOf({text}: Passage, ends: RegExp): Clause[] {
  const clauses: Clause[] = [];
  let offset = 0;
  const end = (at: number): unknown => clauses.push({text: text.slice(offset, at), offset});
  for (const part of text.matchAll(/`[^`]*`|[^`]/g)) {
    if (part[0].length > 1 || !ends.test(part[0])) continue;
    // A point in a number or a name ends nothing.
    if (part[0] === '.' && /\S/.test(text.charAt(part.index + 1))) continue;
    end(part.index);
    offset = part.index + 1;
  }
  end(text.length);
  return clauses;
}

/**
 * The position of an offset in a passage: of the inline code before it, since links and emphasis have no
 * position of their own.
 *
 * @param passage - The passage.
 * @param offset - In its text.
 */
export const positionIn = ({spans, position}: Passage, offset: number): Position =>
  spans.findLast((span) => span.offset <= offset) ?? spans[0] ?? position;
