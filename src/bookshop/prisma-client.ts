import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {withLock} from '../lock';
import {bookshopFolder} from './folder';

const run = promisify(execFile);

/** A lock older than this was left by a process that died, in milliseconds. */
const staleAfter = 120_000;

/**
 * Environment for the Prisma CLI on a machine that cannot download engines. With
 * `engineType = "client"` none is used, but the CLI looks for them: it is shown an empty file.
 *
 * @param folder - Where the empty file may be made.
 * @returns Variables to add to `process.env`.
 */
export async function offlinePrismaEnvironment(folder: string): Promise<Record<string, string>> {
  const engine = path.join(folder, 'no-prisma-engine');
  await mkdir(folder, {recursive: true});
  await writeFile(engine, '');
  return {
    PRISMA_QUERY_ENGINE_LIBRARY: engine,
    PRISMA_QUERY_ENGINE_BINARY: engine,
    PRISMA_SCHEMA_ENGINE_BINARY: engine,
    PRISMA_HIDE_UPDATE_MESSAGE: 'true',
    CHECKPOINT_DISABLE: '1',
  };
}

/** What {@link ensurePrismaClient} works on. */
export interface PrismaClientOptions {
  /** Folder of the repository, absolute. Default: where the process was started. */
  root?: string;
  /** Folder of `*.prisma` files. Default: the bookshop's. */
  schema?: string;
  /** Folder for the lock and the empty engine file. */
  cache?: string;
}

function isSchema(file: string): boolean {
  return file.endsWith('.prisma');
}

/**
 * Generates the Prisma client of the bookshop into `node_modules`, unless it is there already for
 * this schema and this version of Prisma. Processes that ask at once wait for one another.
 *
 * @param options - Other folders than the repository's, for tests.
 * @returns `true` when it was generated, `false` when it was current.
 * @throws Error with what Prisma said when the schema is wrong or there is none.
 */
export async function ensurePrismaClient({
  root = process.cwd(),
  schema = path.join(root, bookshopFolder, 'prisma/schema'),
  cache = path.join(root, 'node_modules/.cache/bookshop-prisma'),
}: PrismaClientOptions = {}): Promise<boolean> {
  const files = existsSync(schema) ? (await readdir(schema)).filter(isSchema).sort() : [];
  if (files.length === 0)
    throw new Error(`${schema}: there is no .prisma file → point it at the bookshop's schema`);

  const hash = createHash('sha256');
  const cli = createRequire(path.join(root, 'package.json')).resolve('prisma/package.json');
  hash.update(await readFile(cli));
  for (const file of files) hash.update(file).update(await readFile(path.join(schema, file)));
  const wanted = hash.digest('hex');

  const folder = path.join(path.dirname(cli), '../.prisma/client');
  // Beside the client, and about it: a client that another command made is not current.
  const stamp = path.join(folder, 'bookshop-stamp');
  const client = path.join(folder, 'index.d.ts');
  const current = async (): Promise<string> =>
    `${wanted} ${createHash('sha256')
      .update(await readFile(client))
      .digest('hex')}`;
  const isCurrent = async (): Promise<boolean> =>
    existsSync(client) &&
    existsSync(stamp) &&
    (await readFile(stamp, 'utf8')) === (await current());
  if (await isCurrent()) return false;

  const env = {...process.env, ...(await offlinePrismaEnvironment(cache))};
  return withLock(path.join(cache, 'lock'), staleAfter, async () => {
    if (await isCurrent()) return false;
    const bin = path.join(path.dirname(cli), 'build/index.js');
    await run(process.execPath, [bin, 'generate', '--schema', schema, '--no-hints'], {
      env,
      cwd: root,
    });
    await writeFile(stamp, await current());
    return true;
  });
}
