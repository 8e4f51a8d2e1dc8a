import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';

const run = promisify(execFile);

describe('the commands', {timeout: 60_000}, () => {
  const command = (name: string, ...args: string[]): Promise<{code: number; output: string}> =>
    run(process.execPath, ['--import', 'tsx', join(root, 'src', 'commands', name), ...args], {
      cwd: root,
    }).then(
      ({stdout, stderr}) => ({code: 0, output: stdout + stderr}),
      (error: {code: number; stdout: string; stderr: string}) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );

  it.each(['arkos-record.ts', 'verify-arkos.ts'])('%s prints its help', async (name) => {
    const {code, output} = await command(name, '--help');
    expect(code).toBe(0);
    expect(output).toContain('--package DIR_OR_TGZ_OR_VERSION');
  });

  it.each(['arkos-record.ts', 'verify-arkos.ts'])(
    '%s exits 2 without a package, or with one that is not there',
    async (name) => {
      expect(await command(name)).toMatchObject({code: 2});
      const {code, output} = await command(name, '--package', 'nowhere');
      expect(code).toBe(2);
      expect(output).toContain('--package nowhere: no such folder');
    },
  );
});
