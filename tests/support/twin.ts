/** Compares a page with its Markdown twin. */
import {type Cheerio, load} from 'cheerio';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {parseTwin} from '../../src/content/twin';

/** What must be the same in both. */
interface Parts {
  readonly headings: string[];
  readonly code: string[];
  readonly rows: string[];
}

/** Space and marks for line breaks differ. */
const squeezed = (text: string): string => text.replaceAll(/[\s\u200B]+/g, '');

const rowOf = (cells: readonly string[]): string => cells.map(squeezed).filter(Boolean).join(' | ');

function codeOf(pre: Cheerio<never>): string[] {
  const without = (selector: string): string => {
    const copy = pre.clone();
    copy.find(selector).remove();
    return copy.text().trimEnd();
  };
  const isInTwoLanguages = pre.parent().find('[data-language]').length > 0;
  return isInTwoLanguages ? [without('.js'), without('.ts')] : [pre.text().trimEnd()];
}

function partsOfPage(html: string): Parts {
  const $ = load(html, {scriptingEnabled: false});
  const text = $('[data-content]').first();
  text.find('template').remove();
  const list = <Value>(selector: string, of: (element: Cheerio<never>) => Value[]): Value[] =>
    text
      .find(selector)
      .toArray()
      .flatMap((element) => of($(element) as unknown as Cheerio<never>));
  return {
    headings: list('h2, h3, h4', (heading) => [squeezed(heading.text())]),
    code: list('pre', (pre) => codeOf(pre)),
    rows: list('tr', (row) => [
      rowOf(
        row
          .find('th, td')
          .toArray()
          .map((cell) => $(cell).text()),
      ),
    ]),
  };
}

interface Twin extends Parts {
  readonly faults: string[];
}

function partsOfTwin(markdown: string): Twin {
  const twin: Twin = {headings: [], code: [], rows: [], faults: []};
  visit(parseTwin(markdown), (node: Nodes) => {
    if (node.type === 'heading' && node.depth > 1) twin.headings.push(squeezed(toString(node)));
    if (node.type === 'code') twin.code.push(node.value.trimEnd());
    if (node.type === 'tableRow')
      twin.rows.push(rowOf(node.children.map((cell) => toString(cell, {includeHtml: false}))));
    if (node.type === 'html' && node.value !== '<br>')
      twin.faults.push(`markup is left: ${node.value}`);
    if ((node.type === 'link' || node.type === 'image') && !/^(?:https?|mailto):/.test(node.url))
      twin.faults.push(`a link is not absolute: ${node.url}`);
  });
  return twin;
}

const names = {headings: 'heading', code: 'sample', rows: 'row of a table'} as const;

/**
 * Compares a page with its twin.
 *
 * @param html - The built page
 * @param markdown - Its twin
 * @returns A line for each heading, sample and table row that one has and the other does not, or
 * that is not in its place, and for everything in the twin that is no plain Markdown
 */
export function twinFaults(html: string, markdown: string): string[] {
  const page = partsOfPage(html);
  const twin = partsOfTwin(markdown);
  const differences = (Object.keys(names) as (keyof typeof names)[]).flatMap((part) => {
    const length = Math.max(page[part].length, twin[part].length);
    const index = Array.from({length}).findIndex((_, at) => page[part][at] !== twin[part][at]);
    return index < 0
      ? []
      : [`${names[part]} ${index + 1}: page ${page[part][index]}, twin ${twin[part][index]}`];
  });
  return [...differences, ...twin.faults];
}
