import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';
import {runHere} from '../../../support/run-command';

describe('the commands', {timeout: 60_000}, () => {
  it.each(['arkos-record.ts', 'verify-arkos.ts'])('%s prints its help', async (name) => {
    const command = ['--import', 'tsx', join(root, 'src', 'commands', name), '--help'];
    const {stdout} = await promisify(execFile)(process.execPath, command, {cwd: root});
    expect(stdout).toContain('--package DIR_OR_TGZ_OR_VERSION');
  });

  it.each(['arkos-record.ts', 'verify-arkos.ts'])(
    '%s exits 2 without a package, or with one that is not there',
    async (name) => {
      expect(await runHere(name, [])).toMatchObject({code: 2});
      const {code, err} = await runHere(name, ['--package', 'nowhere']);
      expect(code).toBe(2);
      expect(err).toContain('--package nowhere: no such folder');
    },
  );
});
