import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format} from 'prettier';
import {queryOperators} from '../../arkos/data';
import {readSurface, type Surface} from '../../remark/reference/surface';
import {
  type DisabledObservation,
  makeProject,
  observe,
  type PlainObservation,
  type ReplacedObservation,
  runArkos,
  type StrictObservation,
} from './observe';
import {findOrigins, findVersions} from './origins';
import {builtFiles, makeRunnable, openPackage, type UnpackedPackage} from './package';
import {recordCommands} from './commands';
import {promptsOf} from './prompts';
import {factsOf, namesOf, type Seen} from './record';
import {openRepository} from './repository';
import {scanText, type SourceText} from './scan';

/** What to record from. */
export interface RecordRequest {
  /** Root of this repository. */
  readonly root: string;
  /** Folder, `.tgz` or version of `arkos`. */
  readonly package: string;
  /** The same of `create-arkos`; its questions stay as they are without. */
  readonly create?: string;
  /** The framework's repository; release and origins stay as they are without. */
  readonly repository?: string;
  /** Folder to write to; that of the facts unless given. */
  readonly into?: string;
  /** Called before each step, with what is about to be done. */
  readonly progress?: (step: string) => void;
}

/**
 * Reads everything that can be observed of the framework and writes it as facts.
 *
 * @param request - What to record from.
 * @returns Names of the files that changed.
 * @throws Error when the package cannot be opened, installed or started, or shows nothing.
 */
export async function record(request: RecordRequest): Promise<string[]> {
  const {root, repository, create, progress = () => undefined} = request;
  const workspace = join(root, 'node_modules', '.cache', 'arkos-record', String(process.pid));
  mkdirSync(workspace, {recursive: true});
  try {
    progress(`opening ${request.package}`);
    const unpacked = await openPackage(request.package, workspace);
    const surface = readSurface(root);
    const seen = await look(unpacked, surface, workspace, progress);
    const facts = factsOf(seen);
    if (create !== undefined) {
      progress(`opening ${create}`);
      const {directory} = await openPackage(create, workspace, 'create-arkos');
      facts.prompts = promptsOf(filesBelow(join(directory, 'dist'), /\.js$/));
    }
    if (repository !== undefined) {
      const {version} = unpacked.manifest;
      const tag = `v${version}`;
      progress(`reading ${repository} at ${tag}, and its history`);
      const opened = openRepository(repository);
      facts.release = {version, tag, commit: opened.commitOf(tag)};
      facts.origins = {
        ...findOrigins(surface, Object.keys(seen.commands), opened.sourcesAt(tag)),
        since: findVersions(surface, opened, tag),
      };
    }
    return await writeFacts(facts, request.into ?? join(root, 'src', 'arkos', 'facts'));
  } finally {
    rmSync(workspace, {recursive: true, force: true});
  }
}

async function look(
  unpacked: UnpackedPackage,
  surface: Surface,
  workspace: string,
  progress: (step: string) => void,
): Promise<Seen> {
  progress('making the package runnable');
  const runnable = await makeRunnable(unpacked, workspace);
  const project = makeProject(workspace);
  const files = builtFiles(unpacked.directory);
  const [middlewares, routers] = [namesOf(surface, 'middlewares'), namesOf(surface, 'routers')];
  const run = <Result>(name: Parameters<typeof observe>[2], input?: unknown): Promise<Result> =>
    observe<Result>(runnable, project, name, input);
  progress('starting it');
  const plain = await run<PlainObservation>('plain');
  const replaced = await run<ReplacedObservation>('replaced', {
    middlewares: middlewares.replace,
    routers: routers.replace,
  });
  const disabled = await run<DisabledObservation>('disabled', {
    middlewares: middlewares.disable,
    routers: routers.disable,
  });
  const strict: [boolean | string, StrictObservation][] = [];
  for (const value of [true, 'no-bulk'])
    strict.push([value, await run<StrictObservation>('strict', {strict: value})]);
  const queries = await run<Record<string, unknown>>('queries', examplesOf(files));
  progress('asking the commands for help');
  const commands = await recordCommands(files, (words) => runArkos(runnable, project, words));
  const declarations = filesBelow(join(unpacked.directory, 'dist', 'types'), /\.d\.ts$/);
  const {manifest} = unpacked;
  return {
    manifest,
    files,
    declarations,
    surface,
    plain,
    replaced,
    disabled,
    strict,
    queries,
    commands,
  };
}

/** A query for each operator: our example, or a plain one for an operator that is new. */
function examplesOf(files: readonly SourceText[]): Record<string, Record<string, string>> {
  const names = scanText(files, /case "(\w+)":/g, /api\.features\.helpers\.js$/).keys();
  return Object.fromEntries(
    [...names].map((name) => {
      const ours = queryOperators.find((operator) => operator.name === name)?.example;
      const [key = '', value = ''] = (ours ?? `title__${name}=sea`).split(/=(.*)/s);
      return [name, {[key]: value}];
    }),
  );
}

function filesBelow(folder: string, name: RegExp): SourceText[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => name.test(path))
    .sort()
    .map((path) => ({path, text: readFileSync(join(folder, path), 'utf8')}));
}

/**
 * Writes facts, one file each, where their content is new.
 *
 * @param facts - Content by name of the file.
 * @param folder - Where to write.
 * @returns Names of the files that changed.
 */
export async function writeFacts(
  facts: Readonly<Record<string, object>>,
  folder: string,
): Promise<string[]> {
  const changed: string[] = [];
  mkdirSync(folder, {recursive: true});
  const before = new Set(readdirSync(folder));
  for (const [name, fact] of Object.entries(facts)) {
    const file = `${name}.json`;
    const text = await format(JSON.stringify(fact, undefined, 1), {
      parser: 'json',
      printWidth: 100,
      bracketSpacing: false,
    });
    if (before.has(file) && readFileSync(join(folder, file), 'utf8') === text) continue;
    writeFileSync(join(folder, file), text);
    changed.push(file);
  }
  return changed;
}
