import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readMeta} from '../content/fence';
import {mdxErrorOf, parsePage} from '../content/parse';
import type {Finding, Position, Sample} from './sample';

/** What a page holds. */
export interface PageSamples {
  readonly page: string;
  /** The page as parsed; absent when it is no MDX. */
  readonly tree?: Root;
  readonly samples: readonly Sample[];
  /** What is wrong with the page or its fences themselves. */
  readonly findings: readonly Finding[];
}

/** `"./src/app.ts (wrong)"` stands for `src/app.ts`; what is in brackets is for the reader. */
const pathOf = (title: string): string =>
  title
    .replace(/\s*\([^)]*\)\s*$/, '')
    .trim()
    .replace(/^\.?\//, '');

const needsReason: Record<string, string> = {
  nocheck: 'say why it cannot be checked: nocheck="…"',
  wrong: 'name the diagnostic it must give: wrong="TS2551", or a part of the message',
  fails: 'say what goes wrong when it runs: fails="…"',
};

/**
 * Reads every fence of a page.
 *
 * @param file - Path as findings should name it.
 * @param source - Source of the page, Markdown or MDX.
 * @returns The samples in order, and what is wrong with their settings; a page that is no MDX has
 * no sample and one finding.
 */
export function collectSamples(file: string, source: string): PageSamples {
  const text = source.replaceAll('\r\n', '\n');
  let tree: Root;
  try {
    ({tree} = parsePage(text));
  } catch (error) {
    const {line, column, reason} = mdxErrorOf(error);
    return {
      page: file,
      samples: [],
      findings: [{file, line, column, code: 'mdx', message: reason, fix: 'fix the MDX'}],
    };
  }

  const rows = text.split('\n');
  const samples: Sample[] = [];
  const findings: Finding[] = [];
  visit(tree, 'code', (node: Code) => {
    const fence = node.position?.start ?? {line: 1, column: 1};
    const settings = readMeta(node.meta ?? '');
    const report = (message: string, fix: string): number =>
      findings.push({
        file,
        line: fence.line,
        column: fence.column,
        code: 'arkos/fence',
        message,
        fix,
      });
    for (const [name, fix] of Object.entries(needsReason))
      if (settings.get(name)?.trim() === '') report(`${name} has no reason`, fix);
    const states = Object.keys(needsReason).filter((name) => settings.has(name));
    if (states.length > 1) report(`${states.join(' and ')} exclude each other`, 'keep one of them');

    const title = settings.get('title');
    if (title && /\bwrong\b/i.test(title) && states.length === 0) {
      report(
        `The title says '${title}', and nothing says what is wrong`,
        'add wrong="the diagnostic", or fails="…" when only running it shows the fault',
      );
    }

    const quoted = settings.get('file');
    const region = settings.get('region');
    samples.push({
      page: file,
      line: fence.line,
      language: (node.lang ?? '').toLowerCase(),
      ...(title ? {title, path: pathOf(title)} : {}),
      ...pick(settings, 'wrong'),
      ...pick(settings, 'fails'),
      ...pick(settings, 'nocheck'),
      ...(quoted ? {quote: {file: quoted, ...(region ? {region} : {})}} : {}),
      text: node.value,
      positions: positionsOf(node.value, fence.line, rows),
    });
  });
  return {page: file, tree, samples, findings};
}

function pick<Name extends 'fails' | 'nocheck' | 'wrong'>(
  settings: Map<string, string>,
  name: Name,
): Partial<Record<Name, string>> {
  const value = settings.get(name)?.trim();
  const picked: Partial<Record<Name, string>> = {};
  if (value) picked[name] = value;
  return picked;
}

function positionsOf(value: string, fenceLine: number, rows: readonly string[]): Position[] {
  // A quotation is empty until the build fills it.
  if (value === '') return [{line: fenceLine, column: 1}];
  return value.split('\n').map((text, index) => {
    const line = fenceLine + 1 + index;
    const row = rows[line - 1] ?? '';
    // The rows of a fence in a list or a quotation are indented; what the parser kept is their end.
    return {line, column: row.endsWith(text) ? row.length - text.length + 1 : 1};
  });
}
