/**
 * `npm run bookshop:prisma`: makes the bookshop's Prisma client, without network and only when the
 * schema has changed. What needs the types of `@prisma/client` calls {@link ensurePrismaClient}.
 */
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

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

/** What {@link ensurePrismaClient} works on; the defaults are this repository's. */
export interface PrismaClientOptions {
  /** Folder of `*.prisma` files. */
  schema?: string;
  /** Folder for the stamp and the empty engine file. */
  cache?: string;
}

/**
 * Generates the Prisma client of the bookshop into `node_modules`, unless it is there already for
 * this schema and this version of Prisma.
 *
 * @param options - Other folders than the repository's, for tests.
 * @returns `true` when it was generated, `false` when it was current.
 * @throws Error with what Prisma said when the schema is wrong or there is none.
 */
export async function ensurePrismaClient({
  schema = path.join(root, 'docs/_bookshop/prisma/schema'),
  cache = path.join(root, 'node_modules/.cache/bookshop-prisma'),
}: PrismaClientOptions = {}): Promise<boolean> {
  const files = existsSync(schema) ? (await readdir(schema)).filter(isSchema).sort() : [];
  if (files.length === 0)
    throw new Error(`${schema}: there is no .prisma file → point it at the bookshop's schema`);

  const hash = createHash('sha256');
  const cli = require.resolve('prisma/package.json');
  hash.update(await readFile(cli));
  for (const file of files) hash.update(file).update(await readFile(path.join(schema, file)));
  const wanted = hash.digest('hex');

  const stamp = path.join(cache, 'stamp');
  const client = path.join(path.dirname(cli), '../.prisma/client/index.d.ts');
  const current = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (current === wanted && existsSync(client)) return false;

  const env = {...process.env, ...(await offlinePrismaEnvironment(cache))};
  const bin = path.join(path.dirname(cli), 'build/index.js');
  await run(process.execPath, [bin, 'generate', '--schema', schema, '--no-hints'], {
    env,
    cwd: root,
  });
  await writeFile(stamp, wanted);
  return true;
}

function isSchema(file: string): boolean {
  return file.endsWith('.prisma');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await ensurePrismaClient();
  console.log(made ? 'The Prisma client was generated.' : 'The Prisma client is current.');
}
