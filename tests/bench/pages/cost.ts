import {spawn} from 'node:child_process';
import {mkdtemp, readFile, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** What a command took. */
export interface Cost {
  /** CPU time of the command and all processes it started, in seconds. */
  readonly cpu: number;
  /** Memory of its largest Node process at the peak, in bytes. */
  readonly memory: number;
}

/** Seconds in `1m2.345s`, as the shell writes times. */
function seconds(time: string): number {
  const [, minutes = '0', rest = '0'] = /^(\d+)m([\d.]+)s$/.exec(time) ?? [];
  return Number(minutes) * 60 + Number(rest);
}

/**
 * Runs a command and measures it. CPU time comes from the shell, which adds up what all processes
 * took; memory from each Node process when it ends. Neither depends on what else the machine does.
 *
 * @param command - What to run: a Node script and its arguments
 * @param cwd - Where
 * @param env - Variables on top of this process's own
 * @throws Error with the last lines of its output when the command fails
 */
export async function costOf(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  const memoryDir = await mkdtemp(path.join(tmpdir(), 'bench-memory-'));
  try {
    const {code, stdout, stderr} = await shell(command, cwd, {
      ...env,
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'peak-memory.mjs')).href}`,
      BENCH_MEMORY_DIR: memoryDir,
    });
    if (code !== 0)
      throw new Error(`${command.join(' ')} failed in ${cwd}:\n${stderr.slice(-4000)}`);

    const [user = '', system = ''] = stdout.trim().split('\n').at(-1)?.split(' ') ?? [];
    const peaks = await Promise.all(
      (await readdir(memoryDir)).map((name) => readFile(path.join(memoryDir, name), 'utf8')),
    );
    return {
      cpu: seconds(user) + seconds(system),
      memory: Math.max(...peaks.map(Number)) * 1024,
    };
  } finally {
    await rm(memoryDir, {recursive: true, force: true});
  }
}

function shell(
  [script = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<{code: number | null; stdout: string; stderr: string}> {
  const timed = '"$@" >&2; status=$?; times; exit $status';
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', timed, 'sh', process.execPath, script, ...args], {
      cwd,
      env: {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      stderr += data.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({code, stdout, stderr});
    });
  });
}
