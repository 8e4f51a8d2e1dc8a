import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {root} from '../../../src/root';

const folder = path.join(root, '.github/workflows');

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, {permissions?: Readonly<Record<string, string>>; steps: readonly Step[]}>
  >;
}

const names = readdirSync(folder);
const readText = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** What must have run before a job hands over a site to be published. */
const gate = ['npm run check', 'npm test'];

/** Steps of the gate that a job which hands over a site does not run before. */
function missingGates(text: string): string[] {
  const {jobs} = parse(text) as Workflow;
  return Object.entries(jobs).flatMap(([name, {steps}]) => {
    const handover = steps.findIndex(({uses}) => uses?.startsWith('actions/upload-pages-artifact'));
    const before = steps.slice(0, Math.max(handover, 0)).map(({run}) => run);
    return handover < 0
      ? []
      : gate.filter((command) => !before.includes(command)).map((command) => `${name}: ${command}`);
  });
}

/** What lets a pull request from a fork do harm. */
function dangers(text: string): string[] {
  const {on, permissions = {}, jobs} = parse(text) as Workflow;
  const found: string[] = [];
  const all = Object.values(jobs);
  const granted = [permissions, ...all.map((job) => job.permissions ?? {})].flatMap(Object.entries);
  const steps = all.flatMap((job) => job.steps);
  if ('pull_request_target' in on) found.push('pull_request_target has secrets');
  if (Object.keys(permissions).length === 0) found.push('the permissions are not named');
  if ('pull_request' in on) {
    if (granted.some(([, access]) => access === 'write')) found.push('may write');
    if (/\$\{\{\s*secrets\./.test(text)) found.push('has secrets');
  }
  if ('workflow_run' in on && steps.some(({uses}) => uses?.startsWith('actions/checkout')))
    found.push('checks out code with the right to write');
  const unsafe =
    /\$\{\{\s*github\.(?:event\.(?:pull_request|issue|workflow_run)\.(?:title|body|head)|head_ref)/;
  if (steps.some(({run}) => run !== undefined && unsafe.test(run)))
    found.push('puts text of a pull request into a script');
  return found;
}

describe('workflows', () => {
  test.each(names)('%s is safe for pull requests from forks', (name) => {
    expect(dangers(readText(name))).toEqual([]);
  });

  test('nothing is published before the checks and the tests have passed', () => {
    expect(readText('deploy.yml')).toContain('actions/upload-pages-artifact');
    expect(names.flatMap((name) => missingGates(readText(name)))).toEqual([]);
    const steps = '{run: npm test}, {uses: actions/upload-pages-artifact@v3}, {run: npm run check}';
    expect(missingGates(`on: {push: {}}\njobs: {build: {steps: [${steps}]}}`)).toEqual([
      'build: npm run check',
    ]);
  });

  test('what is dangerous is reported', () => {
    const workflow = (on: string, rest: string): string =>
      `on: {${on}: {}}\n${rest}\njobs: {a: {steps: [{uses: actions/checkout@v4}, {run: 'echo \${{ github.head_ref }}'}]}}`;
    expect(dangers(workflow('pull_request_target', 'permissions: {contents: read}'))).toEqual([
      'pull_request_target has secrets',
      'puts text of a pull request into a script',
    ]);
    expect(dangers(workflow('pull_request', 'permissions: {issues: write}'))).toContain(
      'may write',
    );
    expect(dangers(workflow('workflow_run', ''))).toEqual(
      expect.arrayContaining([
        'the permissions are not named',
        'checks out code with the right to write',
      ]),
    );
  });

  test('every npm script that they run exists', () => {
    const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const used = names.flatMap((name) =>
      [...readText(name).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
        ([, script = '']) => script,
      ),
    );
    expect(used.length).toBeGreaterThan(5);
    for (const script of used) expect(Object.keys(scripts)).toContain(script);
  });
});

test('a command that fails fails its workflow, and xargs runs none without a line', () => {
  for (const name of names) {
    expect(readText(name)).not.toMatch(/npm run .*\|\| true/);
    expect(readText(name)).not.toMatch(/xargs (?!-r )/);
  }
});

test('the form for mistakes has the fields that "Report a mistake" fills in', () => {
  const form = parse(
    readFileSync(path.join(root, '.github/ISSUE_TEMPLATE/mistake.yml'), 'utf8'),
  ) as {body: {id: string}[]};
  const ids = form.body.map(({id}) => id);
  expect(ids).toEqual(expect.arrayContaining(['page', 'heading', 'selection']));
});
