import path from 'node:path';
import type {Linter} from 'eslint';

import type {Finding} from '../../samples/sample';

/** A checker that runs as a program of its own. */
export interface Tool {
  name: string;
  /** Name of the program in `node_modules/.bin`. */
  bin: string;
  args: string[];
  /** Arguments that make it fix what it is certain about. */
  fix?: string[];
  /**
   * Reads the program's output.
   *
   * @param output - Standard output followed by standard error
   * @param root - Absolute path of the repository
   * @returns The findings, none when the output holds none
   */
  parse: (output: string, root: string) => Finding[];
}

const relative = (root: string, file: string) => path.relative(root, path.resolve(root, file));

function* matches(output: string, pattern: RegExp): Generator<Record<string, string>> {
  for (const match of output.matchAll(pattern)) yield match.groups ?? {};
}

/** The line of an output that is JSON: the tools print it as one. */
function jsonIn<T>(output: string, opening: '[' | '{'): T | undefined {
  for (const line of output.split('\n').filter((one) => one.startsWith(opening))) {
    try {
      return JSON.parse(line) as T;
    } catch {
      // A warning may begin like JSON: [warn].
    }
  }
  return undefined;
}

interface EslintFile {
  filePath: string;
  messages: Linter.LintMessage[];
}

interface StylelintFile {
  source: string;
  warnings: {line: number; text: string; rule: string}[];
}

type KnipIssue = {file: string} & Record<string, {name?: string; line?: number}[] | string>;

/** Everything `npm run check` runs besides the page contract. */
export const tools: Tool[] = [
  {
    name: 'types',
    bin: 'tsc',
    args: [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/check/tsc.tsbuildinfo',
      '--pretty',
      'false',
    ],
    parse: (output, root) =>
      [
        ...matches(
          output,
          /^(?<file>[^\s(]+)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<text>.*)$/gm,
        ),
      ].map(({file = '', line, code, text}) => ({
        file: relative(root, file),
        line: Number(line),
        message: text ?? '',
        fix: `make the types agree (${code})`,
      })),
  },
  {
    name: 'lint',
    bin: 'eslint',
    fix: ['--fix'],
    args: [
      '.',
      '--format',
      'json',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/check/eslint',
      '--max-warnings',
      '0',
    ],
    parse: (output, root) =>
      (jsonIn<EslintFile[]>(output, '[') ?? []).flatMap((result) =>
        result.messages.map((message) => ({
          file: relative(root, result.filePath),
          line: message.line ?? 1,
          message: message.message,
          fix: `follow the rule ${message.ruleId ?? 'of the parser'}, or npx eslint --fix`,
        })),
      ),
  },
  {
    name: 'style',
    bin: 'stylelint',
    fix: ['--fix'],
    args: [
      'src/**/*.css',
      '--formatter',
      'json',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/check/stylelint',
    ],
    parse: (output, root) =>
      (jsonIn<StylelintFile[]>(output, '[') ?? []).flatMap((result) =>
        result.warnings.map((warning) => ({
          file: relative(root, result.source),
          line: warning.line,
          message: warning.text,
          fix: `follow the rule ${warning.rule}, or npx stylelint --fix`,
        })),
      ),
  },
  {
    name: 'spelling',
    bin: 'cspell',
    args: [
      'lint',
      '--no-progress',
      '--no-summary',
      '--show-suggestions',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/check/cspell',
    ],
    parse: (output) =>
      [
        ...matches(
          output,
          /^(?<file>[^\s:]+):(?<line>\d+):\d+ - (?<text>Unknown word \(.+?\))(?: Suggestions: \[(?<hints>.*)\])?.*$/gm,
        ),
      ].map(({file = '', line, text = '', hints}) => ({
        file,
        line: Number(line),
        message: text,
        fix: hints
          ? `did you mean ${hints.split(',')[0]?.trim()}? A right word goes into cspell.json`
          : 'fix the spelling, or add the word to cspell.json',
      })),
  },
  {
    name: 'Markdown',
    bin: 'markdownlint-cli2',
    fix: ['--fix'],
    args: [],
    parse: (output) =>
      [
        ...matches(
          output,
          /^(?<file>[^\s:]+):(?<line>\d+)(?::\d+)? (?:error )?(?<rule>MD\d+\/\S+) (?<text>.*)$/gm,
        ),
      ].map(({file = '', line, rule, text = ''}) => ({
        file,
        line: Number(line),
        message: text,
        fix: `follow ${rule}, or npx markdownlint-cli2 --fix`,
      })),
  },
  {
    name: 'formatting',
    bin: 'prettier',
    fix: ['--write'],
    args: [
      '.',
      '--list-different',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/check/prettier',
    ],
    parse: (output) => [
      ...[
        ...matches(
          output,
          /^\[error\] (?<file>[^:\n]+): (?<text>.*?)(?: \((?<line>\d+):\d+\))?$/gm,
        ),
      ].map(({file = '', line, text = ''}) => ({
        file,
        line: Number(line ?? 1),
        message: text,
        fix: 'fix the syntax',
      })),
      ...[...matches(output, /^(?<file>[^\s[]\S*\.\w+)$/gm)].map(({file = ''}) => ({
        file,
        line: 1,
        message: 'not formatted',
        fix: `npx prettier --write ${file}`,
      })),
    ],
  },
  {
    name: 'samples',
    bin: 'tsx',
    args: ['src/commands/docs-check.ts'],
    parse: (output) =>
      [...matches(output, /^(?<file>\S+):(?<line>\d+):\d+ (?<text>.+) → (?<fix>.+)$/gm)].map(
        ({file = '', line, text = '', fix = ''}) => ({
          file,
          line: Number(line),
          message: text,
          fix,
        }),
      ),
  },
  {
    name: 'dead code',
    bin: 'knip',
    args: [
      '--reporter',
      'json',
      '--no-progress',
      '--cache',
      '--cache-location',
      'node_modules/.cache/check/knip',
    ],
    parse: (output) =>
      (jsonIn<{issues: KnipIssue[]}>(output, '{')?.issues ?? []).flatMap((issue) =>
        Object.entries(issue).flatMap(([kind, entries]) =>
          Array.isArray(entries)
            ? entries.map((entry) => ({
                file: issue.file,
                line: entry.line ?? 1,
                message: `${kind}: ${entry.name ?? issue.file}`,
                fix: 'use it or remove it',
              }))
            : [],
        ),
      ),
  },
];
