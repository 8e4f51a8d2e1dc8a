import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

const lookAgainAfter = 100;

/** Where a lock says which process has it. */
const ownerFile = (lock: string): string => path.join(lock, 'pid');

/** Whether the process that took the lock has ended without giving it back. */
async function isAbandoned(lock: string): Promise<boolean> {
  const owner = Number(await readFile(ownerFile(lock), 'utf8').catch(() => ''));
  if (owner === 0) return false;

  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Waits for the lock of another process and takes it: `mkdir` is atomic. */
async function take(lock: string, staleAfter: number): Promise<void> {
  for (;;) {
    try {
      await mkdir(lock);
      await writeFile(ownerFile(lock), String(process.pid));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const taken = await stat(lock).catch(() => undefined);
    const isStale = taken && Date.now() - taken.mtimeMs > staleAfter;
    if (isStale || (await isAbandoned(lock))) await rm(lock, {recursive: true, force: true});
    else await wait(lookAgainAfter);
  }
}

/**
 * Runs what only one process may do at a time; the others wait.
 *
 * @param lock - Folder that stands for it, in a folder that exists.
 * @param staleAfter - A lock older than this was left by a process that died, in milliseconds.
 * @param run - What to do.
 * @returns What `run` returns.
 */
export async function withLock<T>(
  lock: string,
  staleAfter: number,
  run: () => Promise<T>,
): Promise<T> {
  await take(lock, staleAfter);
  try {
    return await run();
  } finally {
    await rm(lock, {recursive: true, force: true});
  }
}
