/** The pages of a finished build, each read and parsed once for all who want it. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';

import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

import {hashOf} from '../hash';
import {openStore} from '../remark/support/store';
import {filesBelow} from './files';
import {attribute, find} from './html';

/** A page of a finished build. */
export class BuiltPage {
  /** Path of the page without the base URL and slashes around it; empty for the first one. */
  readonly route: string;

  private tree: Tree.Document | undefined;

  /**
   * @param name - Path of its file, relative to the build.
   * @param file - Where it is, for messages.
   * @param html - Its text.
   */
  constructor(
    readonly name: string,
    readonly file: string,
    readonly html: string,
  ) {
    this.route = name.replace(/(?:^|\/)index\.html$|\.html$/, '');
  }

  /** Its tree, as without JavaScript: what is in a `noscript` are elements. Leave it as it is. */
  get document(): Tree.Document {
    this.tree ??= parse(this.html, {scriptingEnabled: false});
    return this.tree;
  }

  /** Names what the page says: only what it says, not which scripts and styles it loads. */
  get key(): string {
    return hashOf([this.html.replaceAll(/\bassets\/(?:js|css)\/[\w.~-]+/g, '')]);
  }

  /**
   * The URL that the page gives itself, which knows about `trailingSlash` and `baseUrl`.
   *
   * @returns The URL, absolute.
   * @throws Error when it has none.
   */
  get canonicalUrl(): string {
    const link = find(
      this.document,
      (each) => each.tagName === 'link' && attribute(each, 'rel') === 'canonical',
    );
    const url = link && attribute(link, 'href');
    if (!url) {
      throw new Error(
        `${this.file} has no <link rel="canonical"> → put it back into the site metadata of the theme.`,
      );
    }
    return url;
  }
}

/** Reads something off a page; `about` is what decides it besides the page. */
type Reading<Value> = (page: BuiltPage, about: readonly string[], read: () => Value) => Value;

/**
 * Keeps what is read off pages for later builds, in which most pages are the same.
 *
 * @param root - The repository, absolute.
 * @param name - What is read.
 * @param code - Files and folders that decide it besides the page, relative to the repository.
 * @returns Reads, or remembers.
 */
export function keptReading<Value>(
  root: string,
  name: string,
  code: readonly string[],
): Reading<Value> {
  const store = openStore<{readonly value: Value}>(root, name, [
    ...code,
    'src/built',
    'package.json',
  ]);
  return ({key: state}, about, read) => {
    const key = hashOf([state, ...about]);
    const known = store.get(key);
    if (known) return known.value;
    const value = read();
    store.set(key, {value});
    return value;
  };
}

/** The path of a page as {@link BuiltPage.route} has it. */
export const routeKey = (path: string): string => path.replace(/^\/|\/$/g, '');

/** Says what is wrong with a build that lacks a page. */
export const missingPage = (outDir: string, route: string): Error =>
  new Error(
    `The build has no page ${route}: ${path.join(outDir, route, 'index.html')} is missing. ` +
      'Look for an earlier error in this build.',
  );

type Visit = (page: BuiltPage) => void | Promise<void>;

/** Who takes part in the walk that begins with the next turn, by the folder of the build. */
const waiting = new Map<string, {visits: Visit[]; walk: Promise<void>}>();

async function walkPages(outDir: string, visits: readonly Visit[]): Promise<void> {
  await nextTurn();
  waiting.delete(outDir);
  for (const name of await filesBelow(outDir, '.html')) {
    const file = path.join(outDir, name);
    const page = new BuiltPage(name, file, await readFile(file, 'utf8'));
    for (const visit of visits) await visit(page);
  }
}

/**
 * Visits the pages of a finished build one after the other. All visits that are asked for at the same
 * time share one walk, so that a page is parsed once, and its tree is gone when the next one comes.
 *
 * @param outDir - Folder of the build.
 * @param visit - Called with each page, in the order of their names.
 */
export function visitPages(outDir: string, visit: Visit): Promise<void> {
  let next = waiting.get(outDir);
  if (next === undefined) {
    const visits: Visit[] = [];
    next = {visits, walk: walkPages(outDir, visits)};
    waiting.set(outDir, next);
  }
  next.visits.push(visit);
  return next.walk;
}
