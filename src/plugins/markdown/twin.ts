/**
 * The Markdown twin of a page: what a reader sees, hidden panels and the JavaScript form of samples
 * included, as headings, paragraphs, tables and fences.
 */
import type {ElementContent, Root as Article} from 'hast';
import type {BlockContent, Code, Root} from 'mdast';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {attribute, childrenOf, classesOf, find, isElement} from '../../built/html';
import {ArticleReader, joined, makeElement, makeText} from '../feeds/article';

/** What a twin says about its page. */
export interface TwinPage {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  /** When a post was published, as `YYYY-MM-DD`. */
  readonly date?: string;
}

/** Separates the paragraphs and list items of a table cell, which Markdown keeps on one line. */
const inCell = '<br>';

/** The text that stands for the element before it becomes a line break in Markdown. */
const cellBreak = '\u{E000}';

const paragraphs = new Set(['p', 'li']);
const lists = new Set(['ul', 'ol']);

/** The paragraphs and list items that have none inside. */
function innermost(nodes: readonly ElementContent[]): ElementContent[][] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const inside = innermost(node.children);
    return inside.length === 0 && paragraphs.has(node.tagName) ? [node.children] : inside;
  });
}

function flattened(nodes: readonly ElementContent[]): ElementContent[] {
  return joined(
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [node];
      const children = flattened(node.children);
      const isKept = !paragraphs.has(node.tagName) && !lists.has(node.tagName);
      return isKept ? [{...node, children}] : children;
    }),
  );
}

/** A cell is one line: its paragraphs and list items are separated by breaks. */
function onOneLine(cell: ElementContent): ElementContent {
  if (cell.type !== 'element') return cell;
  for (const part of innermost(cell.children).slice(0, -1)) part.push(makeText(cellBreak));
  return {...cell, children: flattened(cell.children)};
}

/** The caption of a table is a paragraph before it. */
function withCaption(table: ElementContent): ElementContent[] {
  if (table.type !== 'element') return [table];
  const isCaption = (node: ElementContent): boolean =>
    node.type === 'element' && node.tagName === 'p';
  const children = table.children.filter((node) => !isCaption(node));
  return [...table.children.filter(isCaption), {...table, children}];
}

/** The sentence that says in one what the line above a recorded exchange says in separate elements. */
function exchangeLabel(line: Tree.Element): string | undefined {
  const {parentNode: around, tagName} = line;
  if (!around || !isElement(around) || !['p', 'summary'].includes(tagName)) return undefined;
  const label = attribute(around, 'aria-label');
  const isFirst = childrenOf(around).find(isElement) === line;
  return isFirst && label?.includes(' returns ') ? label : undefined;
}

/** Reads what a feed leaves out as well: the JavaScript form of samples, hidden panels, drawings. */
class TwinReader extends ArticleReader {
  protected override element(source: Tree.Element): ElementContent[] {
    const label = exchangeLabel(source);
    if (label !== undefined) return [makeElement('p', makeElement('strong', makeText(label)))];
    switch (source.tagName) {
      case 'wbr':
        return [];
      case 'svg': {
        if (attribute(source, 'role') !== 'img') return [];
        const drawing = makeText(`Diagram: ${attribute(source, 'aria-label') ?? ''}`);
        return [makeElement('blockquote', makeElement('p', drawing))];
      }
      case 'figcaption':
      case 'summary':
      case 'caption':
        return [makeElement('p', makeElement('em', ...this.read(source)))];
      case 'table':
        return super.element(source).flatMap(withCaption);
      case 'td':
      case 'th':
        return super.element(source).map(onOneLine);
      default:
        return super.element(source);
    }
  }

  protected override isDropped(source: Tree.Element): boolean {
    const isPanel = attribute(source, 'role') === 'tabpanel';
    return (!isPanel && super.isDropped(source)) || classesOf(source).includes('hash-link');
  }

  protected override titleOf(title: Tree.Element): string {
    const mark = find(title, ({tagName}) => tagName === 'strong');
    const name = super.titleOf(title);
    return mark ? name.replace(this.textOf(mark), '(wrong)') : name;
  }

  /** A sample in two languages becomes two samples. */
  protected override codeBlock(pre: Tree.Element, block: Tree.Element): ElementContent[] {
    const sample = super.codeBlock(pre, block);
    if (!find(block, (each) => attribute(each, 'data-language') !== null)) return sample;
    this.otherForm = 'ts';
    const other = super.codeBlock(pre, block);
    this.otherForm = 'js';
    return [...sample, ...other];
  }

  protected override languageOf(source: Tree.Element): string | undefined {
    const language = super.languageOf(source);
    return this.otherForm === 'ts' ? language?.replace(/^tsx?$/, 'js') : language;
  }
}

/** Writes the breaks of cells, and names a language for every fence. */
function finish() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (!node.value.includes(cellBreak) || index === undefined || !parent) return undefined;
      const parts = node.value
        .split(cellBreak)
        .flatMap((text, at) => [
          ...(at > 0 ? [{type: 'html' as const, value: inCell}] : []),
          ...(text.trim() === '' ? [] : [{type: 'text' as const, value: text}]),
        ]);
      (parent.children as typeof parts).splice(index, 1, ...parts);
      return index + parts.length;
    });
    visit(tree, 'code', (node: Code) => {
      node.lang ??= 'text';
    });
  };
}

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(finish)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', fences: true, incrementListMarker: false, rule: '-'})
  .freeze();

/**
 * Writes the twin of a page.
 *
 * @param content - The page's `[data-content]`
 * @param page - See {@link TwinPage}
 * @returns Markdown (GFM), whose links are absolute
 */
export function twinOf(content: Tree.Node, {title, description, url, date}: TwinPage): string {
  const paragraph = (value: string): BlockContent => ({
    type: 'paragraph',
    children: [{type: 'text', value}],
  });
  const head: Root = {
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
      {type: 'blockquote', children: [paragraph(description)]},
      {
        type: 'paragraph',
        children: [
          {type: 'text', value: date === undefined ? 'Page: ' : `Published ${date}: `},
          {type: 'link', url, children: [{type: 'text', value: url}]},
        ],
      },
    ],
  };
  const article: Article = {type: 'root', children: new TwinReader(url).read(content)};
  const body = toMarkdown.runSync(article);
  return `${toMarkdown.stringify(head)}\n${toMarkdown.stringify(body)}`;
}
