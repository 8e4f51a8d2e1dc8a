import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {root} from '../../root';
import {tsxLoader} from '../support/command';
import type {UnpackedPackage} from './package';
import {decode, marker} from './wire';

const run = promisify(execFile);

/** A route of the running application. */
export interface ObservedRoute {
  readonly method: string;
  readonly path: string;
}

/** What a run with an almost empty configuration shows. */
export interface PlainObservation {
  readonly config: Readonly<Record<string, unknown>>;
  readonly cookie: Readonly<Record<string, unknown>>;
  readonly algorithm: string;
  readonly claims: readonly string[];
  /** What was handed to libraries, by name. */
  readonly handed: Readonly<Record<string, unknown>>;
  readonly email: Readonly<Record<string, unknown>>;
  readonly swagger: Readonly<Record<string, unknown>>;
  readonly restrictions: Readonly<Record<string, unknown>>;
  readonly environment: Readonly<Record<string, string>>;
  /** Messages of multer by code. */
  readonly multer: Readonly<Record<string, string>>;
  readonly excludedFields: readonly string[];
  readonly files: Readonly<
    Record<
      'model' | 'auth',
      Readonly<Record<'core' | 'dtos' | 'schemas', Readonly<Record<string, string>>>>
    >
  >;
  readonly routes: readonly ObservedRoute[];
}

/** The steps of the stack when each replaceable one is replaced. */
export interface ReplacedObservation {
  readonly steps: readonly string[];
}

/** The routes that are left with a value of `routers.strict`. */
export interface StrictObservation {
  readonly routes: readonly ObservedRoute[];
}

/** What is left when everything that can be disabled is. */
export interface DisabledObservation {
  readonly handed: readonly string[];
  readonly handlers: readonly string[];
  readonly routes: readonly ObservedRoute[];
}

/**
 * Makes a project that the package can start in without a database: two models, and a Prisma client
 * that only connects.
 *
 * @param workspace - Folder to make it in.
 * @returns Its folder.
 */
export function makeProject(workspace: string): string {
  const project = join(workspace, 'project');
  mkdirSync(join(project, 'prisma'), {recursive: true});
  mkdirSync(join(project, 'src', 'utils'), {recursive: true});
  writeFileSync(join(project, 'package.json'), '{"name": "verify-arkos-project"}\n');
  writeFileSync(
    join(project, 'prisma', 'schema.prisma'),
    'model User {\n  id String @id\n}\n\nmodel Post {\n  id String @id\n}\n',
  );
  writeFileSync(
    join(project, 'src', 'utils', 'prisma.js'),
    'module.exports = {__esModule: true, default: {$connect() {}}};\n',
  );
  writeFileSync(join(project, 'src', 'app.js'), '');
  return project;
}

/**
 * Starts the package in a child process and reads something off it.
 *
 * @param unpacked - The package, runnable.
 * @param project - Folder to start it in.
 * @param name - Which run of `probe.mts`.
 * @param input - Input of the run.
 * @returns What the run saw.
 * @throws Error with the output of the child when it fails.
 */
export async function observe<Result>(
  unpacked: UnpackedPackage,
  project: string,
  name: 'disabled' | 'plain' | 'queries' | 'replaced' | 'strict',
  input: unknown = {},
): Promise<Result> {
  const probe = join(root, 'src/commands/arkos-record/probe.mts');
  const {stdout, stderr} = await run(
    process.execPath,
    ['--import', tsxLoader, probe, unpacked.directory, name, JSON.stringify(input)],
    {cwd: project, env: cleanEnvironment(), maxBuffer: 1 << 26, timeout: 120_000},
  ).catch((error: {stdout?: string; stderr?: string; message: string}) => ({
    stdout: error.stdout ?? '',
    stderr: `${error.message}\n${error.stderr ?? ''}`,
  }));
  const line = stdout.split('\n').find((text) => text.startsWith(marker));
  if (line === undefined) {
    throw new Error(
      `${unpacked.directory}: the run "${name}" ended without a result → see what it printed:\n${stdout}${stderr}`,
    );
  }
  return decode(JSON.parse(line.slice(marker.length))) as Result;
}

/** The environment without the variables that the package reads. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const drop = /^(?:PORT|HOST|CLI_|JWT_|EMAIL_|ARKOS_|DATABASE_URL|NODE_ENV|NODE_OPTIONS|VITEST)/;
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !drop.test(key)));
}

/**
 * Runs a command of the package.
 *
 * @param unpacked - The package, runnable.
 * @param project - Folder to run it in.
 * @param words - The command with its flags, such as `['generate', 'router', '--help']`.
 * @returns What it prints, to either stream, also when it fails.
 * @throws Error when the package has no `cli.js`.
 */
export async function runArkos(
  unpacked: UnpackedPackage,
  project: string,
  words: readonly string[],
): Promise<string> {
  const program = join(unpacked.directory, 'cli.js');
  if (!existsSync(program)) throw new Error(`${program}: not there → give a packed package`);
  const {stdout, stderr} = await run(process.execPath, [program, ...words], {
    cwd: project,
    env: {...cleanEnvironment(), COLUMNS: '200'},
  }).catch((error: {stdout: string; stderr: string}) => error);
  return stdout + stderr;
}
