/**
 * The Markdown twin of a page: what a reader sees, hidden panels and the JavaScript form of samples
 * included, as headings, paragraphs, tables and fences.
 */
import {type CheerioAPI, load} from 'cheerio';
import type {BlockContent, Code, Root} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {articleForFeed} from '../feeds/article';

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

/** A sample in two languages becomes two samples. */
function separateForms($: CheerioAPI): void {
  $('.theme-code-block').each((_, block) => {
    if ($(block).find('[data-language]').length === 0) return;
    const other = $(block).clone();
    $(block).find('.js').remove();
    other.find('.ts').remove();
    other.find('.js').removeClass('js');
    other.removeClass('language-ts language-tsx').addClass('language-js');
    $(block).after(other);
  });
}

/** A cell is one line: its paragraphs and list items are separated by breaks. */
function flattenCells($: CheerioAPI): void {
  $('td, th').each((_, cell) => {
    const parts = $(cell).find('p, li').not(':has(p, li)').get();
    for (const part of parts.slice(0, -1)) $(part).append(cellBreak);
    for (const part of $(cell).find('p, ul, ol, li').get().reverse())
      $(part).replaceWith($(part).contents());
  });
}

/**
 * Prepares the text of a page for the step to plain HTML, which drops what it does not know.
 *
 * @param html - Inner HTML of the page's `[data-content]`
 */
function prepare(html: string): string {
  const $ = load(html, {scriptingEnabled: false}, false);
  $('wbr, .hash-link, template').remove();
  separateForms($);
  $('[class*="codeBlockTitle"] strong').replaceWith('(wrong)');
  $('[role="tabpanel"][data-search-skip]').removeAttr('data-search-skip');
  $('svg[role="img"]').each((_, drawing) => {
    const label = $(drawing).attr('aria-label') ?? '';
    $(drawing).replaceWith($('<blockquote>').append($('<p>').text(`Diagram: ${label}`)));
  });
  // The line above a recorded exchange says in separate elements what its label says in one.
  $('[aria-label*=" returns "] > :is(p, summary):first-child').each((_, line) => {
    const label = $(line).parent().attr('aria-label') ?? '';
    $(line).replaceWith($('<p>').append($('<strong>').text(label)));
  });
  $('figcaption, summary, caption').each((_, caption) => {
    const text = $('<p>').append($('<em>').append($(caption).contents()));
    if ($(caption).is('caption')) $(caption).closest('table').before(text);
    else $(caption).before(text);
    $(caption).remove();
  });
  flattenCells($);
  return $.root().html() ?? '';
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
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(finish)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', fences: true, incrementListMarker: false, rule: '-'});

/**
 * Writes the twin of a page.
 *
 * @param html - Inner HTML of the page's `[data-content]`
 * @param page - See {@link TwinPage}
 * @returns Markdown (GFM), whose links are absolute
 */
export function twinOf(html: string, {title, description, url, date}: TwinPage): string {
  const text = (value: string): BlockContent => ({
    type: 'paragraph',
    children: [{type: 'text', value}],
  });
  const head: Root = {
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
      {type: 'blockquote', children: [text(description)]},
      {
        type: 'paragraph',
        children: [
          {type: 'text', value: date === undefined ? 'Page: ' : `Published ${date}: `},
          {type: 'link', url, children: [{type: 'text', value: url}]},
        ],
      },
    ],
  };
  const body = toMarkdown.processSync(articleForFeed(prepare(html), url));
  return `${toMarkdown.stringify(head)}\n${String(body)}`;
}
