import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {escapeHtml, type Mark} from '../highlight/html';
import {readMeta} from '../content/fence';
import {createHoverService, type HoverService} from './hover/service';
import type {FrameworkName} from './hover/types';
import {type AnchorIndex, readAnchorIndex} from './reference/anchor-index';
import {quoteOf} from './quote-regions';
import {dataOf, isTypeScript} from './support/code';
import {element} from './support/jsx';
import {quotedIn} from './support/quoted';
import {repository, type StepOptions} from './support/root';

/** The types of a page: what a reader sees of each, by a key that tells it from the others. */
type Types = Map<string, string>;

/** What stands between backticks is code. */
const summaryHtml = (text: string): string =>
  escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');

function marksOf(
  node: Code,
  names: readonly FrameworkName[],
  anchorIndex: AnchorIndex,
  types: Types,
): Mark[] {
  const quote = quoteOf(node);
  const quoted = quote && quotedIn(quote, node.value);
  return names.flatMap(({start: place, length, declared, type}): Mark[] => {
    const start = quoted ? quoted.at(place) : place;
    if (start === undefined) return [];
    const key = `${declared.path} ${type}`;
    if (!types.has(key))
      types.set(key, `<p><code>${escapeHtml(type)}</code></p>${summaryHtml(declared.doc.summary)}`);
    const definition = anchorIndex.definitions.get(declared.anchor);
    return [
      {
        start,
        length,
        type: [...types.keys()].indexOf(key),
        ...(definition ? {href: `${definition.route}#${declared.anchor}`} : {}),
      },
    ];
  });
}

const services = new Map<string, HoverService>();

function serviceOf(root: string): HoverService {
  const known = services.get(root);
  if (known) return known;
  const service = createHoverService(root);
  services.set(root, service);
  return service;
}

/**
 * Remark step: finds the names of the framework in TypeScript samples and puts their types and
 * summaries into the page, each once, in a `template` that nothing shows until a reader asks. A
 * sample that the compiler rejects gets the compiler's words for it.
 *
 * @remarks Runs after the steps that fill fences. Samples of a page are one project, over the
 * bookshop. Nothing of the compiler gets into the page.
 *
 * @param options - Where the repository and its pages are.
 * @returns The transformer; it throws an Error with what Prisma said when the bookshop's schema is
 * wrong.
 */
export function hoverTypes({root = repository, docs}: StepOptions = {}): Transformer<Root> {
  return async (tree) => {
    const nodes: Code[] = [];
    visit(tree, 'code', (node) => {
      if (isTypeScript(node) && node.value.trim() !== '') nodes.push(node);
    });
    if (nodes.length === 0) return;
    const samples = await serviceOf(root).read(
      nodes.map((node) => {
        const quote = quoteOf(node);
        if (quote) return {code: quote.whole, path: quote.path};
        const settings = readMeta(node.meta ?? '');
        const path = settings
          .get('title')
          ?.replace(/\s*\([^)]*\)\s*$/, '')
          .trim();
        const diagnostic = settings.get('wrong');
        return {code: node.value, ...(path ? {path} : {}), ...(diagnostic ? {diagnostic} : {})};
      }),
    );
    const anchorIndex = await readAnchorIndex(root, docs);
    const types: Types = new Map();
    nodes.forEach((node, index) => {
      const {names = [], message} = samples[index] ?? {};
      const marks = marksOf(node, names, anchorIndex, types);
      if (marks.length > 0) dataOf(node).marks = marks;
      if (message !== undefined) dataOf(node).reason = message;
    });
    if (types.size === 0) return;
    const html = [...types.values()].map((type) => `<div>${type}</div>`).join('');
    tree.children.push(
      element('template', {'data-types': '', dangerouslySetInnerHTML: {__html: html}}),
    );
  };
}
