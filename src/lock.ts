import {mkdir, rm, stat} from 'node:fs/promises';
import {setTimeout as wait} from 'node:timers/promises';

const lookAgainAfter = 100;

/** Waits for the lock of another process and takes it: `mkdir` is atomic. */
async function take(lock: string, staleAfter: number): Promise<void> {
  for (;;) {
    try {
      await mkdir(lock);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const taken = await stat(lock).catch(() => undefined);
    if (taken && Date.now() - taken.mtimeMs > staleAfter)
      await rm(lock, {recursive: true, force: true});
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
