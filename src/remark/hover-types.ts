import type {Code, Parent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {type HoverMark, type HoverTip, mostTips} from '../components/HoverCode/data';
import {readMeta} from '../samples/collect';
import {createHoverService, type FrameworkName, type HoverService} from './hover/service';
import {type Documented, findDocumented} from './reference/documented';
import {type Quote, quoteOf} from './quote-regions';
import {element} from './support/jsx';
import {repository, type StepOptions} from './support/root';

/** Comments that the theme takes out of a sample; the lines under them move up. */
const magicComment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*)\s*highlight-(?:next-line|start|end)\s*(?:\*\/\}?)?\s*$/;

interface Found {
  readonly node: Code;
  readonly parent: Parent;
}

const isTypeScript = (lang: string | null | undefined): boolean =>
  lang === 'ts' || lang === 'typescript' || lang === 'tsx';

/** Line and column of an offset, as the theme will show the sample. */
function shownPlace(code: string, hidden: boolean, offset: number): [number, number] {
  const before = code.slice(0, offset).split('\n');
  const column = before.at(-1)?.length ?? 0;
  const above = before.slice(0, -1);
  const lines = hidden ? above.filter((line) => !magicComment.test(line)) : above;
  return [lines.length, column];
}

/** The same for a quote, or undefined when the name stands in another part of the file. */
function quotedPlace({whole, lines, margin}: Quote, offset: number): [number, number] | undefined {
  const before = whole.slice(0, offset).split('\n');
  const line = lines.indexOf(before.length - 1);
  const column = (before.at(-1)?.length ?? 0) - margin;
  return line >= 0 && column >= 0 ? [line, column] : undefined;
}

function describe(
  {node}: Found,
  names: readonly FrameworkName[],
  documented: Documented,
): {marks: HoverMark[]; tips: HoverTip[]} {
  const hidden = !/\{[\d,\s-]+\}/.test(node.meta ?? '');
  const quote = quoteOf(node);
  const tips: HoverTip[] = [];
  const numbers = new Map<string, number>();
  const marks = names.flatMap(({start, length, declared, type}): HoverMark[] => {
    const place = quote ? quotedPlace(quote, start) : shownPlace(node.value, hidden, start);
    if (!place) return [];
    const key = `${declared.path} ${type}`;
    let number = numbers.get(key);
    if (number === undefined) {
      if (tips.length === mostTips) return [];
      number = tips.length;
      numbers.set(key, number);
      const use = documented.places.get(declared.anchor);
      tips.push({
        type,
        summary: declared.doc.summary,
        ...(use ? {href: `${use.route}#${declared.anchor}`} : {}),
      });
    }
    return [[...place, length, number]];
  });
  return {marks, tips};
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
 * Remark step: gives the names of the framework in TypeScript samples their type and summary, and a
 * link to the place in the docs that documents them, where there is one.
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
    const found: Found[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent && isTypeScript(node.lang) && node.value.trim() !== '') found.push({node, parent});
    });
    if (found.length === 0) return;
    const types = await serviceOf(root).read(
      found.map(({node}) => {
        const quote = quoteOf(node);
        if (quote) return {code: quote.whole, path: quote.path};
        const title = readMeta(node.meta ?? '').get('title');
        const path = title?.replace(/\s*\([^)]*\)\s*$/, '').trim();
        return {code: node.value, ...(path ? {path} : {})};
      }),
    );
    const documented = await findDocumented(root, docs);
    found.forEach((one, index) => {
      const {marks, tips} = describe(one, types[index]?.names ?? [], documented);
      if (marks.length === 0) return;
      const {node, parent} = one;
      const title = readMeta(node.meta ?? '').get('title');
      parent.children.splice(
        parent.children.indexOf(node),
        1,
        element('HoverCode', {
          code: node.value,
          language: node.lang ?? 'ts',
          ...(node.meta ? {metastring: node.meta} : {}),
          ...(title ? {title} : {}),
          marks,
          tips,
        }),
      );
    });
  };
}
