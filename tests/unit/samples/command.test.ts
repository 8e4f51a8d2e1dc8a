import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../../src/root';
import {findPages} from '../../../src/content/pages';
import {runHere} from '../../support/run-command';

const run = promisify(execFile);

async function docsCheck(...args: string[]): Promise<{code: number; output: string}> {
  const {code, out, err} = await runHere('docs-check.ts', args);
  return {code, output: `${out}\n${err}`};
}

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(path.join(tmpdir(), 'arkos-samples-'));
});
afterAll(() => rm(empty, {recursive: true}));

describe('npm run docs:check', () => {
  it('says how to use it', async () => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const command = [tsx, 'src/commands/docs-check.ts', '--help'];
    const {stdout} = await run(process.execPath, command, {cwd: root});
    expect(stdout).toContain('npm run docs:check');
  }, 120_000);

  it('ends with 1 and names place, message and fix of a bad page', async () => {
    const {code, output} = await docsCheck('tests/fixtures/samples/wrong-name.mdx');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^tests\/fixtures\/samples\/wrong-name\.mdx:6:7 Property 'inti' does not exist .* → did you mean 'init'\?$/m,
    );
    expect(output).toContain('checked: 3 samples (TypeScript 3)');
  }, 180_000);

  it('ends with 0 for a right page, and tells what is left alone', async () => {
    const {code, output} = await docsCheck('tests/fixtures/samples/right.mdx');
    expect(output).toMatch(/^0 found in 1 pages/m);
    expect(output).toContain('opted out: 0');
    expect(output).toContain('no checker for: text 1');
    expect(code).toBe(0);
  }, 180_000);

  it.each([
    [['nowhere.mdx'], 'nowhere.mdx: no such file or folder'],
    [['src/arkos/data'], 'src/arkos/data: no page (.md or .mdx)'],
    [['--al'], "Unknown option '--al'"],
  ])(
    'rejects %j, which would check nothing',
    async (args, message) => {
      const {code, output} = await docsCheck(...args);
      expect(output).toContain(message);
      expect(code).toBe(2);
    },
    120_000,
  );

  it('rejects a repository without pages', async () => {
    await expect(findPages(empty)).rejects.toThrow('no page below docs, blog, src/pages');
    await writeFile(path.join(empty, 'page.mdx'), '# A page\n');
    await expect(findPages(empty, [path.join(empty, 'page.mdx')])).resolves.toEqual(['page.mdx']);
  });
});
