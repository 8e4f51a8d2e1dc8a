import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {routeOf} from '../../content/page';
import {parsePage} from '../../content/parse';
import {findPages} from '../../content/pages';
import {readSurface, type Surface} from './surface';
import {errorsTable} from './errors-table';
import {UnknownName} from './parts';
import {cliTable} from './cli-table';
import {apiTable, endpointsTable, envTable} from './tables';

/** A component that documents something, where it stands. */
export interface Reference {
  /** Page, relative to the repository. */
  readonly page: string;
  readonly line: number;
  /** URL path of the page, such as `/docs/getting-started/configuration`. */
  readonly route: string;
  readonly component: string;
  /** What it shows; empty for everything. */
  readonly of: string;
  /** Anchors that it would define if it stood alone. */
  readonly anchors: readonly string[];
}

/** Which page documents what. */
export interface AnchorIndex {
  readonly references: readonly Reference[];
  /** The place of each anchor: `<Signature>` before a table. */
  readonly definitions: ReadonlyMap<string, Reference>;
  /** Components that show something that does not exist: `page:line message`. */
  readonly unknown: readonly string[];
  /** Anchors that two components of the same rank define. */
  readonly duplicates: readonly {
    readonly anchor: string;
    readonly references: readonly Reference[];
  }[];
}

/** The components that show something of the surface or the data. */
export const referenceComponents = [
  'ApiTable',
  'Cli',
  'Endpoints',
  'Env',
  'Errors',
  'Signature',
] as const;

function anchorsOf(component: string, of: string, surface: Surface, shallow: boolean): string[] {
  if (component === 'Signature') {
    const one = surface.all.get(of);
    if (!one) throw new UnknownName(`The surface has no '${of}'`, [...surface.all.keys()]);
    return [one.anchor];
  }
  const table =
    component === 'ApiTable'
      ? apiTable(of, surface, shallow)
      : component === 'Errors'
        ? errorsTable(of)
        : component === 'Endpoints'
          ? endpointsTable(of)
          : component === 'Env'
            ? envTable(of || undefined)
            : cliTable(of);
  const ids = table.rows.flatMap(({id, alsoIds = []}) => [id, ...alsoIds]);
  return [table.id, ...ids].filter((id) => id !== undefined);
}

/**
 * What is wrong with a component of the reference.
 *
 * @param component - Its name; any other component is right.
 * @param of - What it shows.
 * @param surface - The declared surface.
 * @returns The error with the names that exist, or undefined.
 */
export function findUnknownComponent(
  component: string,
  of: string,
  surface: Surface,
): UnknownName | undefined {
  if (!referenceComponents.some((name) => name === component)) return undefined;
  try {
    anchorsOf(component, of, surface, false);
    return undefined;
  } catch (error) {
    if (error instanceof UnknownName) return error;
    throw error;
  }
}

const mention = new RegExp(String.raw`<(?:${referenceComponents.join('|')})\b`);

/** The components of each page that was parsed: an edit in `npm start` parses one page again. */
const parsed = new Map<string, {text: string; found: readonly MdxJsxFlowElement[]}>();

function componentsIn(page: string, text: string): readonly MdxJsxFlowElement[] {
  // Parsing takes much longer than reading, and most pages have none.
  if (!mention.test(text)) return [];
  const before = parsed.get(page);
  if (before?.text === text) return before.found;
  const found: MdxJsxFlowElement[] = [];
  try {
    visit(parsePage(text).tree, 'mdxJsxFlowElement', (node) => {
      if (referenceComponents.some((name) => name === node.name)) found.push(node);
    });
  } catch {
    // It is not MDX: the page itself stops the build, with the position and a fix.
    return [];
  }
  parsed.set(page, {text, found});
  return found;
}

/** The value of an attribute; null for one without a value. */
const attributeOf = ({attributes}: MdxJsxFlowElement, name: string) =>
  attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;

interface PageReferences {
  readonly references: readonly Reference[];
  readonly unknown: readonly string[];
}

function referencesIn(docs: string, page: string, text: string, surface: Surface): PageReferences {
  const references: Reference[] = [];
  const unknown: string[] = [];
  const route = routeOf({page, text}, docs) ?? '';
  for (const node of componentsIn(page, text)) {
    const component = node.name ?? '';
    const value = attributeOf(node, 'of');
    const of = typeof value === 'string' ? value : '';
    const line = node.position?.start.line ?? 1;
    try {
      const isShallow = attributeOf(node, 'shallow') !== undefined;
      const anchors = anchorsOf(component, of, surface, isShallow);
      if (attributeOf(node, 'linked') === undefined)
        references.push({page, line, route, component, of, anchors});
    } catch (error) {
      // The page itself stops the build, with its position and a fix; here it documents nothing.
      if (!(error instanceof UnknownName)) throw error;
      unknown.push(`${page}:${line} ${error.message}`);
    }
  }
  return {references, unknown};
}

function indexOf(pages: readonly PageReferences[]): AnchorIndex {
  const references = pages.flatMap((page) => page.references);
  const definitions = new Map<string, Reference>();
  const clashes = new Map<string, Reference[]>();
  const rank = (reference: Reference): number => (reference.component === 'Signature' ? 1 : 0);
  for (const reference of references) {
    for (const anchor of reference.anchors) {
      const other = definitions.get(anchor);
      if (!other || rank(reference) > rank(other)) definitions.set(anchor, reference);
      else if (rank(reference) === rank(other))
        clashes.set(anchor, [...(clashes.get(anchor) ?? [other]), reference]);
    }
  }
  return {
    references,
    definitions,
    unknown: pages.flatMap((page) => page.unknown),
    duplicates: [...clashes].map(([anchor, found]) => ({anchor, references: found})),
  };
}

const known = new Map<string, {stamp: string; surface: Surface; index: AnchorIndex}>();

/**
 * Finds every component in the docs that documents something. One with `linked` does not: it shows
 * rows that lead to the place that does.
 *
 * @param root - The repository, absolute.
 * @param docs - Folder of the docs pages, relative to it.
 * @returns Where each anchor is; read again only when a page or the surface has changed.
 */
export async function readAnchorIndex(root: string, docs = 'docs'): Promise<AnchorIndex> {
  const folder = path.join(root, docs);
  const settled = known.get(folder);
  // A build reads the pages as they were when it began.
  if (settled && process.env.NODE_ENV === 'production') return settled.index;
  const pages = existsSync(folder) ? await findPages(root, [folder]) : [];
  const surface = readSurface(root);
  const stamp = pages
    .map((page) => `${page}:${statSync(path.join(root, page)).mtimeMs}`)
    .join('\n');
  const before = known.get(folder);
  if (before?.stamp === stamp && before.surface === surface) return before.index;
  const index = indexOf(
    pages.map((page) =>
      referencesIn(docs, page, readFileSync(path.join(root, page), 'utf8'), surface),
    ),
  );
  known.set(folder, {stamp, surface, index});
  return index;
}
