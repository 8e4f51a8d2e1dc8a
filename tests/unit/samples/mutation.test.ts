import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {hashOf} from '../../../src/hash';
import {root} from '../../../src/root';
import {ensurePrismaClient} from '../../../src/bookshop/prisma-client';
import type {PageSource} from '../../../src/content/page';
import {createChecker, type SampleChecker} from '../../../src/samples/check';
import {collectSamples} from '../../../src/samples/collect';
import {bookshopFolder} from '../../../src/bookshop/folder';
import {findPages} from '../../../src/content/pages';
import type {Finding, Sample} from '../../../src/samples/sample';
import {isCode, pageProject} from '../../../src/samples/typescript/projects';
import {randomFrom} from '../../support/random';
import {identifiersThatCount, misspell, wordsThatCount} from '../../support/mutate';

const tries = 100;
const pagesDrawn = 25;
const mostEscapes = 1;

/** Names misspelt in one copy of a page, each in a sample of its own; more would hide one another. */
const mostInACopy = 4;

/** One name, misspelt. */
interface Mutation {
  readonly page: PageSource;
  readonly sample: Sample;
  readonly name: string;
  readonly other: string;
  /** Counted from 0, in the page. */
  readonly row: number;
  readonly column: number;
}

/** One name that may be misspelt, in a page. */
interface Target {
  readonly page: PageSource;
  readonly sample: Sample;
  readonly name: string;
  /** In the sample. */
  readonly offset: number;
}

/** Files of the bookshop are quoted by pages, so they are samples like those written in a page. */
function bookshopPages(): PageSource[] {
  const folder = path.join(root, bookshopFolder);
  return readdirSync(path.join(folder, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .sort()
    .map((file) => ({
      page: `docs/bookshop/${file}.mdx`,
      text: `\`\`\`ts title="${file}"\n${readFileSync(path.join(folder, file), 'utf8').trimEnd()}\n\`\`\`\n`,
    }));
}

const unmarked = ({wrong, fails, nocheck}: Sample): boolean =>
  wrong === undefined && fails === undefined && nocheck === undefined;

/** The page without its code: the checker of another language has nothing to compile then. */
function withoutCode({page, text}: PageSource): PageSource {
  const rows = text.split('\n');
  for (const sample of collectSamples(page, text).samples.filter(isCode)) {
    const fence = /`{3,}/.exec(rows[sample.line - 1] ?? '')?.[0] ?? '```';
    const end = rows.findIndex((row, index) => index >= sample.line && row.trim() === fence);
    rows.fill('', sample.line - 1, end + 1);
  }
  return {page, text: rows.join('\n')};
}

function mutationOf({page, sample, name, offset}: Target, other: string): Mutation {
  const before = sample.text.slice(0, offset).split('\n');
  const position = sample.positions[before.length - 1];
  const column = (position?.column ?? 1) - 1 + (before.at(-1)?.length ?? 0);
  const row = (position?.line ?? 1) - 1;
  expect(page.text.split('\n')[row]?.slice(column, column + name.length)).toBe(name);
  return {page, sample, name, other, row, column};
}

/** Mutations of the same pages, spread over as few copies of them as {@link mostInACopy} lets. */
function spread(mutations: readonly Mutation[]): Mutation[][] {
  const copies: Mutation[][] = [];
  for (const mutation of mutations) {
    const copy = copies.find(
      (others) =>
        others[0]?.page === mutation.page &&
        others.length < mostInACopy &&
        others.every(({sample}) => sample.line !== mutation.sample.line),
    );
    if (copy) copy.push(mutation);
    else copies.push([mutation]);
  }
  return copies;
}

function mutate({page, text}: PageSource, number: number, mutations: readonly Mutation[]) {
  const rows = text.split('\n');
  for (const {row, column, name, other} of mutations) {
    const line = rows[row] ?? '';
    rows[row] = line.slice(0, column) + other + line.slice(column + name.length);
  }
  return {page: page.replace(/\.mdx$/, `-mutant-${number}.mdx`), text: rows.join('\n')};
}

const withoutPosition = ({code, message}: Finding): string => `${code ?? ''} ${message}`;

/** Whether a finding is in the sample of a mutation, or names it from elsewhere in the page. */
const isAbout = ({line, message}: Finding, {sample, name, other}: Mutation): boolean =>
  (line >= sample.line && line <= sample.line + sample.positions.length) ||
  [name, other].some((word) => message.includes(word));

function escapes(checker: SampleChecker, mutations: readonly Mutation[]): string[] {
  const pages = [...new Set(mutations.map(({page}) => page))];
  const before = new Map(
    checker.checkPages(pages).map((report) => [report.page, report.findings.map(withoutPosition)]),
  );
  const copies = spread(mutations);
  const reports = checker.checkPages(
    copies.map((copy, index) => mutate(copy[0]!.page, index, copy)),
  );
  return copies.flatMap((copy, index) => {
    const known = before.get(copy[0]?.page.page ?? '') ?? [];
    const found = reports[index]?.findings.filter((one) => !known.includes(withoutPosition(one)));
    return copy
      .filter((mutation) => !found?.some((finding) => isAbout(finding, mutation)))
      .map(({page, row, column, name, other}) => {
        return `${page.page}:${row + 1}:${column + 1} '${name}' → '${other}'`;
      });
  });
}

/** A number that only the texts decide: an edit elsewhere changes no draw that is made by it. */
const rankOf = (...texts: string[]): number => Number.parseInt(hashOf(texts).slice(0, 8), 16);

/** Draws {@link pagesDrawn} pages, by their names. */
function drawPages(from: readonly PageSource[]): PageSource[] {
  return [...new Set(from)]
    .map((page) => ({page, rank: rankOf(page.page)}))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, pagesDrawn)
    .map(({page}) => page);
}

/** Misspells as many of the names as {@link tries} says, drawn by the names and the lines they are in. */
function mutationsOf(targets: readonly Target[]): Mutation[] {
  return targets
    .map((target) => {
      const {page, sample, name, offset} = target;
      const [before = '', after = ''] = [sample.text.slice(0, offset), sample.text.slice(offset)];
      const line = `${before.split('\n').at(-1)}|${after.split('\n')[0]}`;
      return {target, rank: rankOf(page.page, name, line)};
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, tries)
    .map(({target, rank}) => mutationOf(target, misspell(target.name, randomFrom(rank))));
}

let checker: SampleChecker;
let pages: PageSource[];

beforeAll(async () => {
  await ensurePrismaClient();
  checker = createChecker({root});
  const found = await findPages(root);
  pages = [
    ...found.map((page) => ({page, text: readFileSync(path.join(root, page), 'utf8')})),
    ...bookshopPages(),
  ];
}, 60_000);

describe('a single name misspelt in a sample of the real pages', () => {
  it('is caught in code in at least 99 of 100 tries', () => {
    // Which names count only the compiler knows, and it has to read no page that is not drawn.
    const drawn = drawPages(
      pages.filter((page) =>
        collectSamples(page.page, page.text).samples.some(
          (sample) => isCode(sample) && !sample.quote && unmarked(sample),
        ),
      ),
    );
    checker.checkPages(drawn);
    const targets = drawn.flatMap((page) => {
      const program = checker.compiler.program(page.page);
      return pageProject(root, collectSamples(page.page, page.text)).files.flatMap(
        ({file, sample}): Target[] => {
          const source = program?.getSourceFile(file);
          if (!program || !source || !unmarked(sample) || sample.language === 'diff') return [];
          return identifiersThatCount(source, program.getTypeChecker()).map((one) => ({
            page,
            sample,
            ...one,
          }));
        },
      );
    });
    expect(targets.length).toBeGreaterThan(tries);
    const escaped = escapes(checker, mutationsOf(targets));
    console.log(
      [
        `code: ${tries - escaped.length} of ${tries} caught, of ${targets.length} names in ${drawn.length} pages`,
        ...escaped,
      ].join('\n  '),
    );
    expect(escaped.length).toBeLessThanOrEqual(mostEscapes);
  }, 600_000);

  it('is caught in the other languages in at least 99 of 100 tries', () => {
    const all = pages.map(withoutCode).flatMap((page) =>
      collectSamples(page.page, page.text)
        .samples.filter(unmarked)
        .flatMap((sample): Target[] =>
          wordsThatCount(sample.language, sample.text).map((one) => ({page, sample, ...one})),
        ),
    );
    const drawn = new Set(drawPages(all.map(({page}) => page)));
    const targets = all.filter(({page}) => drawn.has(page));
    expect(targets.length).toBeGreaterThan(tries);
    const escaped = escapes(checker, mutationsOf(targets));
    console.log(
      [
        `others: ${tries - escaped.length} of ${tries} caught, of ${all.length} names`,
        ...escaped,
      ].join('\n  '),
    );
    expect(escaped.length).toBeLessThanOrEqual(mostEscapes);
  }, 600_000);

  it('would be told apart from a name that is left as it is', () => {
    const page = {
      page: 'docs/same.mdx',
      text: '```ts title="src/a.ts"\nimport arkos from "arkos";\n\nawait arkos.init();\n```\n',
    };
    const [sample] = collectSamples(page.page, page.text).samples;
    if (!sample) throw new Error('The page has no sample');
    const same = {page, sample, name: 'arkos', other: 'arkos', offset: 7};
    expect(escapes(checker, [mutationOf(same, same.other)])).toEqual([
      "docs/same.mdx:2:8 'arkos' → 'arkos'",
    ]);
  }, 600_000);
});
