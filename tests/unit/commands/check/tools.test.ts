import {execFile} from 'node:child_process';
import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {root} from '../../../../src/root';
import {formatFinding} from '../../../../src/samples/sample';
import {outcomeOf} from '../../../../src/commands/check/run';
import {tools} from '../../../../src/commands/check/tools';

let folder: string;

const badFiles = {
  'types.ts': "const count: number = 'many';\nexport default count;\n",
  'lint.mjs': 'export const same = (left, right) => left == right;\n',
  'style.css': 'a {\n  colour: red;\n}\n',
  'spelling.md': 'A mispeled wrod.\n',
  'markdown.md': '# One\n\n### Three\n',
  'formatting.ts': 'export const   spaced = 1\n',
};

/** Runs a tool of `npm run check` on the bad files instead of the repository's. */
function output(bin: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin', bin),
      args,
      {cwd: folder, env: {...process.env, NO_COLOR: '1'}, maxBuffer: 2 ** 24},
      (_error, stdout, stderr) => {
        resolve(stdout + stderr);
      },
    );
  });
}

const parserOf = (name: string) => {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`npm run check has no tool called ${name}`);

  return tool.parse;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  await Promise.all(
    Object.entries(badFiles).map(([name, text]) => writeFile(path.join(folder, name), text)),
  );
  await writeFile(
    path.join(folder, 'eslint.config.mjs'),
    "export default [{files: ['**/*.mjs'], rules: {eqeqeq: 'error'}}];\n",
  );
  await writeFile(
    path.join(folder, 'package.json'),
    '{"name": "bad", "type": "module", "dependencies": {"unused-library": "1.0.0"}}\n',
  );
  await writeFile(path.join(folder, 'index.js'), 'export const used = 1;\n');
});

test.each<[string, string, string[], {file: string; line: number}]>([
  ['types', 'tsc', ['--noEmit', '--pretty', 'false', 'types.ts'], {file: 'types.ts', line: 1}],
  ['lint', 'eslint', ['lint.mjs', '--format', 'json'], {file: 'lint.mjs', line: 1}],
  [
    'style',
    'stylelint',
    ['style.css', '--formatter', 'json', '--config', path.join(root, '.stylelintrc.json')],
    {file: 'style.css', line: 2},
  ],
  [
    'spelling',
    'cspell',
    ['lint', '--no-progress', '--no-summary', '--show-suggestions', 'spelling.md'],
    {file: 'spelling.md', line: 1},
  ],
  ['Markdown', 'markdownlint-cli2', ['markdown.md'], {file: 'markdown.md', line: 3}],
  [
    'formatting',
    'prettier',
    ['formatting.ts', '--list-different'],
    {file: 'formatting.ts', line: 1},
  ],
  ['dead code', 'knip', ['--reporter', 'json', '--no-progress'], {file: 'package.json', line: 1}],
])('%s: the bad file is found, file and line', async (name, bin, args, place) => {
  const findings = parserOf(name)(await output(bin, args), folder);
  expect(findings).toContainEqual(expect.objectContaining(place));
  for (const finding of findings) expect(formatFinding(finding)).toMatch(/^[\w./-]+:\d+ .+ → .+$/);
});

test.each([
  ['lint', '[{"filePath":"a.ts","messages":[{"line":2,"message":"No","ruleId":"x"}]}]'],
  ['style', '[{"source":"a.ts","warnings":[{"line":2,"text":"No","rule":"x"}]}]'],
  ['dead code', '{"issues":[{"file":"a.ts","exports":[{"name":"x","line":2}]}]}'],
])('%s: other lines around the JSON are no part of it', (name, json) => {
  const output = `[warn] slow\n{x}\n${json}\n(node:1) [DEP0040] Warning: {punycode}\n`;
  expect(parserOf(name)(output, root)).toMatchObject([{file: 'a.ts', line: 2}]);
});

test('output that a tool cannot read is a failure of that tool alone', () => {
  const [tool] = tools;
  const parse = (): never => {
    throw new TypeError('no messages');
  };
  expect(outcomeOf({...tool!, parse}, 'x', 0)).toEqual({
    findings: [],
    failure: expect.stringMatching(/no messages[^]*x/) as string,
  });
  expect(outcomeOf(tool!, 'crashed', 2)).toEqual({findings: [], failure: 'crashed'});
  expect(outcomeOf(tool!, '', 0)).toEqual({findings: []});
});

test('output without a finding gives none', () => {
  for (const {parse} of tools) expect(parse('All matched files are fine.\n', root)).toEqual([]);
});
