/** The bookshop as a running program: copied, installed, seeded, started. */
import {execFile, type ExecFileOptions, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {HttpFileSettings} from '../../bookshop/http-file';
import {offlinePrismaEnvironment} from '../../bookshop/prisma-client';
import {freePort} from '../support/free-port';

const execute = promisify(execFile);

/** Runs a program. The message of a failure has the command and standard error, and not standard output. */
async function run(program: string, args: string[], options?: ExecFileOptions): Promise<void> {
  await execute(program, args, {maxBuffer: 1 << 26, ...options}).catch(
    (error: Error & {stdout: string}) => {
      throw new Error(`${error.message}\n${error.stdout}`, {cause: error});
    },
  );
}

/** Only `arkos dev` needs it, to watch files; the recorder starts the entry point itself. */
const unusedDependency = 'tsx-strict';

/** PostgreSQL as a package: the recorder needs no server, and the bookshop does not know. */
const postgresqlPackages = {
  '@electric-sql/pglite': '0.5.14',
  '@electric-sql/pglite-socket': '0.2.17',
};

/** What `arkos build` runs in a JavaScript project, and the framework does not bring. */
const javaScriptPackages = {copyfiles: '2.4.1'};

/** Makes the tables of `tables.sql`; Prisma's WebAssembly engine cannot push over PGlite. */
const createTables = `import {readFileSync} from 'node:fs';
import prisma from './src/utils/prisma';

(async () => {
  for (const statement of readFileSync('tables.sql', 'utf8').split(/;\\s*$/m))
    if (statement.trim()) await prisma.$executeRawUnsafe(statement);
})().finally(() => prisma.$disconnect());
`;

interface PackageJson {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Where a bookshop was set up. */
export interface Project {
  /** The copy; removed by {@link removeProject}. */
  folder: string;
  /** The folder its dependencies are installed in, which error messages may name. */
  installed: string;
  /** Version of the framework it has. */
  arkosVersion: string;
  env: NodeJS.ProcessEnv;
}

/** Options of {@link createProject}. */
export interface ProjectOptions {
  /** Folder of the bookshop's sources. */
  bookshop: string;
  /** An unpacked `arkos` package or its `.tgz`. */
  arkosPackage: string;
  /** Where installed dependencies are kept between runs. */
  cache: string;
  /** Install again although they are kept. */
  fresh: boolean;
  /** Install what a JavaScript project needs, too. */
  javascript: boolean;
  /** Where a line about each step goes. */
  log: (line: string) => void;
}

/**
 * Copies the bookshop to a temporary folder, installs it with the given framework and fills an
 * SQLite database with the seed.
 *
 * @returns The project; `seed.db` in its folder is the database to copy for each run.
 * @throws Error with the output of the step that failed.
 */
export async function createProject(options: ProjectOptions): Promise<Project> {
  const {modules, version} = await install(options);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bookshop-'));
  const env = {
    ...process.env,
    ...(await offlinePrismaEnvironment(folder)),
    DATABASE_URL: `file:${path.join(folder, 'seed.db')}`,
    JWT_SECRET: 'bookshop-recording',
    NO_COLOR: '1',
  };
  const project = {folder, installed: path.dirname(modules), arkosVersion: version, env};
  try {
    await cp(options.bookshop, folder, {
      recursive: true,
      filter: (file) => !['node_modules', 'exchanges', '.build'].includes(path.basename(file)),
    });
    await symlink(modules, path.join(folder, 'node_modules'), 'dir');
    options.log('prisma db push, seed');
    await step(project, 'prisma/build/index.js', ['db', 'push', '--accept-data-loss']);
    await step(project, 'tsx/dist/cli.mjs', ['prisma/seed.ts']);
  } catch (error) {
    await removeProject(project);
    throw error;
  }
  return project;
}

/** Removes what {@link createProject} made, the kept dependencies excepted. */
export async function removeProject({folder}: Project): Promise<void> {
  await rm(folder, {recursive: true, force: true});
}

/** Runs `arkos build` in the project. */
export async function buildProject(project: Project): Promise<void> {
  await step(project, 'arkos/cli.js', ['build']);
}

async function step({folder, env}: Project, bin: string, args: string[]): Promise<void> {
  const script = path.join(folder, 'node_modules', bin);
  await run(process.execPath, [script, ...args], {cwd: folder, env});
}

/** Installs the bookshop's dependencies with the framework, unless they are kept from before. */
async function install(options: ProjectOptions): Promise<{modules: string; version: string}> {
  const work = await mkdtemp(path.join(os.tmpdir(), 'bookshop-install-'));
  try {
    return await installIn(work, options);
  } finally {
    await rm(work, {recursive: true, force: true});
  }
}

async function installIn(
  work: string,
  {bookshop, arkosPackage, cache, fresh, javascript, log}: ProjectOptions,
): Promise<{modules: string; version: string}> {
  const tarball = arkosPackage.endsWith('.tgz') ? arkosPackage : await pack(arkosPackage, work);
  await run('tar', ['xzf', tarball, '-C', work, 'package/package.json']);
  const arkos = await readJson(path.join(work, 'package/package.json'));

  const manifest = await readJson(path.join(bookshop, 'package.json'));
  manifest.dependencies = {
    ...arkos.peerDependencies,
    ...manifest.dependencies,
    ...postgresqlPackages,
    ...(javascript && javaScriptPackages),
    arkos: 'file:../arkos.tgz',
  };
  delete manifest.dependencies[unusedDependency];
  delete manifest.devDependencies?.[unusedDependency];
  const key = createHash('sha256')
    .update(JSON.stringify([manifest.dependencies, manifest.devDependencies]))
    .update(await readFile(tarball))
    .digest('hex')
    .slice(0, 16);

  const kept = path.join(cache, key);
  if (fresh) await rm(kept, {recursive: true, force: true});
  if (!existsSync(kept)) {
    log('npm install (a minute or two the first time: better-sqlite3 is compiled)');
    const target = path.join(work, 'install');
    await mkdir(target);
    await cp(tarball, path.join(work, 'arkos.tgz'));
    await writeFile(path.join(target, 'package.json'), JSON.stringify(manifest));
    const npm = {cwd: target};
    await run('npm', ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-fund'], npm);
    await run('npm', ['rebuild', 'better-sqlite3', '--ignore-scripts=false'], npm);
    await rm(`${kept}.part`, {recursive: true, force: true});
    await cp(target, `${kept}.part`, {recursive: true, verbatimSymlinks: true});
    await rename(`${kept}.part`, kept);
  }
  return {modules: path.join(kept, 'node_modules'), version: arkos.version};
}

async function pack(folder: string, into: string): Promise<string> {
  await run('npm', ['pack', path.resolve(folder), '--ignore-scripts', '--pack-destination', into], {
    cwd: into,
  });
  const name = (await readdir(into)).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error(`${folder}: npm pack made no file → is it a package folder?`);
  const tarball = path.join(into, 'packed.tgz');
  await rename(path.join(into, name), tarball);
  return tarball;
}

async function readJson(file: string): Promise<PackageJson> {
  return JSON.parse(await readFile(file, 'utf8')) as PackageJson;
}

/**
 * Turns the project to PostgreSQL, for good: its schema, its client, its database connection.
 *
 * @param project - From {@link createProject}.
 * @returns The database, with tables and seed. Stop it after the server that uses it.
 * @throws Error with the output of the step that failed.
 */
export async function startPostgresql(project: Project): Promise<Server> {
  const {folder, env} = project;
  const schema = path.join(folder, 'prisma/schema/schema.prisma');
  const source = await readFile(schema, 'utf8');
  await writeFile(schema, source.replace('provider = "sqlite"', 'provider = "postgresql"'));
  const prisma = path.join(folder, 'src/utils/prisma');
  await cp(path.join(prisma, 'postgresql.ts'), path.join(prisma, 'index.ts'));

  const config = path.join(folder, 'prisma.config.ts');
  const sqlite = await readFile(config, 'utf8');
  await writeFile(
    config,
    sqlite
      .replaceAll('PrismaBetterSQLite3', 'PrismaPg')
      .replace('adapter-better-sqlite3', 'adapter-pg')
      .replace('url:', 'connectionString:'),
  );
  await writeFile(path.join(folder, 'tables.ts'), createTables);

  const port = await freePort();
  const socket = 'node_modules/@electric-sql/pglite-socket/dist/scripts/server.js';
  const args = [path.join(folder, socket), `--port=${port}`, '--max-connections=20'];
  const stop = await listen('PGlite', args, {cwd: folder, env}, 'listening');
  env.DATABASE_URL = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  try {
    const tables = ['migrate', 'diff', '--from-empty', '--to-schema-datamodel', 'prisma/schema'];
    await step(project, 'prisma/build/index.js', [...tables, '--script', '--output', 'tables.sql']);
    await step(project, 'prisma/build/index.js', ['generate', '--no-hints']);
    await step(project, 'tsx/dist/cli.mjs', ['tables.ts']);
    await step(project, 'tsx/dist/cli.mjs', ['prisma/seed.ts']);
  } catch (error) {
    await stop();
    throw error;
  }
  return {port, stop};
}

/** A server that is running. */
export interface Server {
  port: number;
  /** Ends it and waits until it is gone. */
  stop: () => Promise<void>;
}

/**
 * Starts the bookshop on a free port, with a database fresh from the seed.
 *
 * @param project - From {@link createProject}.
 * @param settings - Entry point and mode; `production` needs {@link buildProject} first.
 * @param mailPort - Port of the SMTP server it is given.
 * @returns The server, once it listens.
 * @throws Error with what it printed when it ends or is silent for 30 seconds.
 */
export async function startServer(
  project: Project,
  {app, mode, database}: HttpFileSettings,
  mailPort: number,
): Promise<Server> {
  const port = await freePort();
  const {folder} = project;
  const env: NodeJS.ProcessEnv = {...project.env};
  if (database === 'sqlite') {
    const file = path.join(folder, 'bookshop.db');
    await cp(path.join(folder, 'seed.db'), file);
    env.DATABASE_URL = `file:${file}`;
  }
  await rm(path.join(folder, 'uploads'), {recursive: true, force: true});

  const isProduction = mode === 'production';
  const args = isProduction
    ? [path.join('.build', app.replace(/\.ts$/, '.js'))]
    : [path.join(folder, 'node_modules/tsx/dist/cli.mjs'), app];
  Object.assign(env, {
    NODE_ENV: mode,
    ...(isProduction && {ARKOS_BUILD: 'true'}),
    PORT: String(port),
    EMAIL_HOST: '127.0.0.1',
    EMAIL_PORT: String(mailPort),
    EMAIL_SECURE: 'false',
    EMAIL_USER: 'orders@bookshop.example',
    EMAIL_PASSWORD: 'recording',
  });
  return {port, stop: await listen(app, args, {cwd: folder, env}, 'waiting on')};
}

/** Starts a Node program and waits for it to say that it listens; returns what ends it. */
async function listen(
  name: string,
  args: string[],
  options: {cwd: string; env: NodeJS.ProcessEnv},
  ready: string,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => {
      child.kill('SIGTERM');
      reject(new Error(`${name} ${why}:\n${output}`));
    };
    const timer = setTimeout(() => fail('did not listen within 30 s'), 30_000);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes(ready)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended before it listened');
    });
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
