import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {ensurePrismaClient} from '../../../src/samples/prisma-client';
import {createChecker, type PageSource, type SampleChecker} from '../../../src/samples/check';
import {collectSamples} from '../../../src/samples/collect';
import {bookshopFolder, findPages} from '../../../src/samples/pages';
import type {Finding, Sample} from '../../../src/samples/sample';
import {isCode, pageProject} from '../../../src/samples/typescript/projects';
import {choose, identifiersThatCount, misspell, randomFrom, wordsThatCount} from './mutate';

const root = path.resolve(import.meta.dirname, '../../..');
const tries = 100;
const mostEscapes = 1;
const seed = 20251121;

/** A page whose text has one name misspelt. */
interface Mutant {
  readonly original: PageSource;
  readonly mutant: PageSource;
  /** What was changed, for whoever reads that it escaped. */
  readonly change: string;
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

function mutantOf({page, sample, name, offset}: Target, number: number, other: string): Mutant {
  const before = sample.text.slice(0, offset).split('\n');
  const place = sample.places[before.length - 1];
  const column = (place?.column ?? 1) - 1 + (before.at(-1)?.length ?? 0);
  const rows = page.text.split('\n');
  const index = (place?.line ?? 1) - 1;
  const row = rows[index] ?? '';
  expect(row.slice(column, column + name.length)).toBe(name);
  rows[index] = row.slice(0, column) + other + row.slice(column + name.length);
  return {
    original: page,
    mutant: {page: page.page.replace(/\.mdx$/, `-mutant-${number}.mdx`), text: rows.join('\n')},
    change: `${page.page}:${index + 1}:${column + 1} '${name}' → '${other}': ${rows[index]?.trim() ?? ''}`,
  };
}

const withoutPlace = ({code, message}: Finding): string => `${code} ${message}`;

function escapes(checker: SampleChecker, mutants: readonly Mutant[]): string[] {
  const pages = [...new Set(mutants.map(({original}) => original))];
  const before = new Map(
    checker.checkPages(pages).map((report) => [report.page, report.findings.map(withoutPlace)]),
  );
  const reports = checker.checkPages(mutants.map(({mutant}) => mutant));
  return mutants
    .filter(({original}, index) => {
      const known = before.get(original.page) ?? [];
      const now = reports[index]?.findings.map(withoutPlace) ?? [];
      return now.length <= known.length && now.every((finding) => known.includes(finding));
    })
    .map(({change}) => change);
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
  checker.checkPages(pages);
}, 300_000);

describe('a single name misspelt in a sample of the real pages', () => {
  it('is caught in code in at least 99 of 100 tries', () => {
    const targets = pages.flatMap((page) => {
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
    const random = randomFrom(seed);
    const mutants = Array.from({length: tries}, (_, number) => {
      const target = choose(targets, random);
      return mutantOf(target, number, misspell(target.name, random));
    });
    const escaped = escapes(checker, mutants);
    console.log(
      [
        `code: ${tries - escaped.length} of ${tries} caught, of ${targets.length} names`,
        ...escaped,
      ].join('\n  '),
    );
    expect(escaped.length).toBeLessThanOrEqual(mostEscapes);
  }, 300_000);

  it('is caught in the other languages in at least 99 of 100 tries', () => {
    const targets = pages.flatMap((page) =>
      collectSamples(page.page, page.text)
        .samples.filter((sample) => !isCode(sample) && unmarked(sample))
        .flatMap((sample): Target[] =>
          wordsThatCount(sample.language, sample.text).map((one) => ({page, sample, ...one})),
        ),
    );
    expect(targets.length).toBeGreaterThan(50);
    const random = randomFrom(seed);
    const mutants = Array.from({length: tries}, (_, number) => {
      const target = choose(targets, random);
      return mutantOf(target, number, misspell(target.name, random));
    });
    const escaped = escapes(checker, mutants);
    console.log(
      [
        `others: ${tries - escaped.length} of ${tries} caught, of ${targets.length} names`,
        ...escaped,
      ].join('\n  '),
    );
    expect(escaped.length).toBeLessThanOrEqual(mostEscapes);
  }, 300_000);

  it('would be told apart from a name that is left as it is', () => {
    const page = {
      page: 'docs/same.mdx',
      text: '```ts title="src/a.ts"\nimport arkos from "arkos";\n\nawait arkos.init();\n```\n',
    };
    const same: Mutant = {
      original: page,
      mutant: {...page, page: 'docs/same-mutant.mdx'},
      change: 'none',
    };
    expect(escapes(checker, [same])).toEqual(['none']);
  }, 180_000);
});
