import {type ChildProcess, spawn} from 'node:child_process';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {root} from '../../root';
import {hashOfFiles} from '../../hash';
import {checkContract} from './contract';
import {type Finding, formatFinding} from '../../samples/sample';
import {type Tool, tools} from './tools';

const cache = path.join(root, 'node_modules/.cache/check');

interface Outcome {
  name: string;
  milliseconds: number;
  findings: Finding[];
  /** What a tool said when it failed without a finding that could be read. */
  failure?: string;
}

async function timed(
  name: string,
  work: () => Promise<Omit<Outcome, 'name' | 'milliseconds'>>,
): Promise<Outcome> {
  const start = performance.now();
  const result = await work();
  return {name, milliseconds: Math.round(performance.now() - start), ...result};
}

/**
 * Forgets what ESLint remembers when declarations or dependencies have changed: it remembers each
 * file by its own content, and what it says also rests on the types the file uses.
 */
async function forgetLintOfOldTypes(): Promise<void> {
  const declarations = (await readdir(path.join(root, 'src'), {recursive: true}))
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join('src', file));
  const state = hashOfFiles(root, ['package-lock.json', 'tsconfig.json', ...declarations.sort()]);
  const remembered = path.join(cache, 'types');
  if ((await readFile(remembered, 'utf8').catch(() => '')) !== state) {
    await rm(path.join(cache, 'eslint'), {force: true});
    await writeFile(remembered, state);
  }
}

/**
 * Reads what a tool printed.
 *
 * @param tool - Of {@link tools}
 * @param output - Standard output, a line break, standard error
 * @param code - Its exit code
 * @returns The findings; a failure when there is none that could be read
 */
export function outcomeOf(
  tool: Tool,
  output: string,
  code: ChildProcess['exitCode'],
): Pick<Outcome, 'findings' | 'failure'> {
  try {
    const findings = tool.parse(output, root);
    return {findings, failure: code !== 0 && findings.length === 0 ? output : undefined};
  } catch (error) {
    return {findings: [], failure: `${String(error)}\n${output}`};
  }
}

function runTool(tool: Tool): Promise<Outcome> {
  return timed(
    tool.name,
    () =>
      new Promise((resolve, reject) => {
        const bin = path.join(root, 'node_modules/.bin', tool.bin);
        const child = spawn(bin, tool.args, {
          cwd: root,
          env: {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined},
        });
        // A line of the one must not end up inside a line of the other.
        let stdout = '';
        let stderr = '';
        child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
        child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
        child.on('error', reject);
        child.on('close', (code) => {
          resolve(outcomeOf(tool, `${stdout}\n${stderr}`, code));
        });
      }),
  );
}

/** Names of the checks. */
export const availableChecks: readonly string[] = [...tools.map(({name}) => name), 'contract'];

/**
 * Runs checks and prints what they find.
 *
 * @param names - Of {@link availableChecks}; all of them when empty.
 * @param fixes - Whether to fix first what is certain.
 * @returns Whether nothing was found.
 */
export async function runChecks(names: readonly string[], fixes: boolean): Promise<boolean> {
  const wanted = (name: string) => names.length === 0 || names.includes(name);
  await mkdir(cache, {recursive: true});
  await forgetLintOfOldTypes();
  if (fixes) {
    // One after the other: two of them may write the same file.
    for (const {fix, ...tool} of tools)
      if (fix && wanted(tool.name)) await runTool({...tool, args: [...tool.args, ...fix]});
  }
  const outcomes = await Promise.all([
    ...tools.filter(({name}) => wanted(name)).map(runTool),
    ...(wanted('contract')
      ? [timed('contract', async () => ({findings: await checkContract(root)}))]
      : []),
  ]);
  for (const {name, milliseconds, findings, failure} of outcomes) {
    console.log(`${failure ? 'failed' : `${findings.length} found`}: ${name} (${milliseconds} ms)`);
    findings.forEach((finding) => console.log(formatFinding(finding)));
    if (failure) console.log(failure);
  }
  return outcomes.every(({findings, failure}) => findings.length === 0 && !failure);
}
