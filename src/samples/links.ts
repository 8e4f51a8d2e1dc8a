import {existsSync} from 'node:fs';
import path from 'node:path';
import {originFacts} from '../arkos/facts';
import {frameworkTag, frameworkUrl} from '../arkos/release';
import {frontMatterOf, type PageSource, routeOf, withoutFences} from '../content/page';
import type {AnchorIndex} from '../remark/reference/anchor-index';
import {didYouMean} from './nearest';
import type {Finding} from './sample';

/** What pages may link to. */
interface Site {
  readonly root: string;
  /** The anchors of each route. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Routes by page. */
  readonly routes: ReadonlyMap<string, string>;
  /** Files of the framework's repository that are known to exist. */
  readonly sources: ReadonlySet<string>;
}

type Report = (message: string, fix: string) => void;

/** Targets of links and images: in Markdown, of a definition, in attributes. */
const targets =
  /\]\(\s*<?([^)\s>]+)|^\s*\[[^\]]+\]:\s+<?((?:[\/.#]|https?:)[^\s>]+)|\b(?:href|src|to)="([^"]+)"/g;

/** A keyword that leads to a heading: `- 'nested route #nested-routes'`. */
const keyword = /^\s*- '?[^'#]* #([\w.-]+)'?\s*$/;

/**
 * Checks the links of pages with their anchors, images, links to files of the framework, and the
 * keywords that lead to a heading.
 *
 * @param root - The repository, absolute.
 * @param pages - The pages to check.
 * @param all - Every page of the site, for what they may link to.
 * @param anchorIndex - Where the anchors of the reference components are.
 * @returns A finding for each link that leads nowhere.
 */
export function checkLinks(
  root: string,
  pages: readonly PageSource[],
  all: readonly PageSource[],
  anchorIndex: AnchorIndex,
): Finding[] {
  const site = readSite(root, all, anchorIndex);
  return pages.flatMap((source) => {
    const findings: Finding[] = [];
    let isFrontMatter = false;
    withoutFences(source.text)
      .split('\n')
      .forEach((row, index) => {
        if (row === '---' && (index === 0 || isFrontMatter)) isFrontMatter = !isFrontMatter;
        const reportAt =
          (column: number): Report =>
          (message, fix) => {
            const file = source.page;
            const code = 'arkos/broken-link';
            findings.push({file, line: index + 1, column: column + 1, code, message, fix});
          };
        const [, heading] = (isFrontMatter ? keyword.exec(row) : undefined) ?? [];
        if (heading !== undefined)
          checkTarget(`#${heading}`, source, site, reportAt(row.indexOf(`#${heading}`)));
        const prose = row.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
        for (const found of prose.matchAll(targets)) {
          const target = found[1] ?? found[2] ?? found[3] ?? '';
          checkTarget(target, source, site, reportAt(found.index + found[0].indexOf(target)));
        }
      });
    return findings;
  });
}

function readSite(root: string, all: readonly PageSource[], anchorIndex: AnchorIndex): Site {
  const anchors = new Map<string, Set<string>>();
  const routes = new Map<string, string>();
  const sources = new Set(
    Object.values(originFacts).flatMap((facts) =>
      Object.values(facts).map((origin) => origin.replace(/:\d+$/, '')),
    ),
  );
  for (const source of all) {
    const route = routeOf(source);
    const ids = [...withoutFences(source.text).matchAll(/\{#([\w.-]+)\}|\sid="([^"]+)"/g)];
    if (route !== undefined) {
      anchors.set(route, new Set(ids.map(([, heading, element]) => heading ?? element ?? '')));
      routes.set(source.page, route);
    }
    const {sources: own} = frontMatterOf(source.text);
    if (Array.isArray(own)) for (const file of own) sources.add(String(file));
  }
  for (const [anchor, {route}] of anchorIndex.definitions) anchors.get(route)?.add(anchor);
  return {root, anchors, routes, sources};
}

function checkTarget(written: string, source: PageSource, site: Site, report: Report): void {
  const target = written.replace(/^https:\/\/(?:www\.)?arkosjs\.com(?=\/)/, '');
  if (target.startsWith(`${frameworkUrl}/`)) {
    checkSource(target, site, report);
    return;
  }
  if (/^(?:[a-z]+:|\/\/|\{)/i.test(target)) return;
  const [file = '', anchor] = target
    .replace(/\?[^#]*/, '')
    .split('#')
    .map(decoded);
  const route = file === '' ? (routeOf(source) ?? '') : routeTo(file, source, site);
  const ids = route === undefined ? undefined : site.anchors.get(route);
  if (!ids) {
    if (route !== undefined && isOther(site.root, route)) return;
    if (route === undefined && existsSync(path.join(site.root, path.dirname(source.page), file)))
      return;
    const known = [...site.anchors.keys()];
    report(`There is no page '${file}'`, didYouMean(route ?? file, known, 'see docs'));
  } else if (anchor !== undefined && !ids.has(anchor)) {
    report(
      `'${route ?? ''}' has no anchor '${anchor}'`,
      didYouMean(anchor, ids, 'link to a heading of that page'),
    );
  }
}

/** `guide/caf%C3%A9` as files are named; what does not decode stays as written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The route that a path leads to; undefined for a relative one that is no page. */
function routeTo(file: string, {page}: PageSource, {routes}: Site): string | undefined {
  if (file.startsWith('/')) return file.replace(/(?<=.)\/$/, '');
  return routes.get(path.posix.join(path.posix.dirname(page), file));
}

/** What has no Markdown: categories, tags, authors, pages of React, and files. */
const isOther = (root: string, route: string): boolean =>
  /^\/(?:docs\/category|blog\/(?:tags|authors|archive))(?:\/|$)|^\/blog$/.test(route) ||
  ['', '.tsx', '/index.tsx'].some((end) =>
    existsSync(path.join(root, end === '' ? 'static' : 'src/pages', route + end)),
  );

/** A file of the framework, at the version that the docs describe. */
function checkSource(target: string, {sources}: Site, report: Report): void {
  const [, version = '', file] = /\/(?:blob|tree)\/([^/#]+)(?:\/([^#]+))?/.exec(target) ?? [];
  if (version === '') return;
  if (version !== frameworkTag)
    report(`The docs describe ${frameworkTag}, not '${version}'`, `link to ${frameworkTag}`);
  if (file !== undefined && /\.[cm]?[jt]s$/.test(file) && !sources.has(file)) {
    report(
      `Nothing was recorded from '${file}' of the framework`,
      didYouMean(file, sources, 'link to a file of src/arkos/facts/origins.json'),
    );
  }
}
