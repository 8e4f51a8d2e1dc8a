import {readFile, writeFile} from 'node:fs/promises';
import {realpathSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {root} from '../../root';
import {digestsFile, digestsOf, linesChanged} from '../../bookshop/digests';
import {bookshopFolder, exchangesFolder} from '../../bookshop/folder';
import {Normalizer, recordedHost} from '../../bookshop/normalize';
import type {HttpFile} from '../../bookshop/http-file';
import {readExchanges} from '../../bookshop/read';
import {
  compareWithRecordings,
  exchangeAt,
  type Exchange,
  type Recording,
} from '../../bookshop/recording';
import {checkRecordings} from '../../samples/recordings';
import {formatFinding} from '../../samples/sample';
import {compareResponses, convertProject, filesForBoth} from './javascript';
import {
  buildProject,
  createProject,
  removeProject,
  startPostgresql,
  startServer,
  type Project,
  type Server,
} from './project';
import {Sender, startMailServer, type MailServer} from './send';

const bookshop = path.join(root, bookshopFolder);
const cache = path.join(root, 'node_modules/.cache/bookshop-record');
const requestsFolder = path.join(root, exchangesFolder);

/** What to record, and how. */
export interface RecordOptions {
  /** Folder or archive of the framework's package. */
  readonly package: string;
  /** Names of `.http` files; all of them when absent. */
  readonly only?: readonly string[];
  /** Compare instead of writing. */
  readonly check: boolean;
  /** Compare the TypeScript bookshop with its JavaScript form instead of recording. */
  readonly javascript: boolean;
  /** Install the dependencies again. */
  readonly fresh: boolean;
}

/**
 * Records the exchanges of the bookshop on the real framework.
 *
 * @param options - See {@link RecordOptions}
 * @returns What differs or does not belong together, one line each.
 */
export async function recordBookshop(options: RecordOptions): Promise<string[]> {
  const wanted = readHttpFiles(options.only);
  const files = options.javascript ? filesForBoth(wanted) : wanted;
  if (files.length === 0) {
    throw new Error(
      `--only ${options.only?.join(', ')}: no file that runs in both languages → choose one without decorators and PostgreSQL`,
    );
  }
  const project = await createProject({
    bookshop,
    arkosPackage: path.resolve(options.package),
    cache,
    fresh: options.fresh,
    javascript: options.javascript,
    log: console.log,
  });
  const mail = await startMailServer();
  if (options.javascript) return compareLanguages(project, files, mail);
  const recordings: {file: string; recording: Recording}[] = [];
  const changed: string[] = [];
  const save = async (file: string, text: string): Promise<void> => {
    const target = path.join(requestsFolder, file);
    if (options.check)
      changed.push(...differences(file, await readFile(target, 'utf8').catch(() => ''), text));
    else await writeFile(target, text);
  };
  try {
    if (files.some(({settings}) => settings.mode === 'production')) {
      console.log('arkos build');
      await buildProject(project);
    }
    for (const file of files) {
      const recording = await record(project, file, mail);
      const name = file.file.replace(/\.http$/, '.json');
      recordings.push({file: name, recording});
      const target = path.join(requestsFolder, name);
      const style = await resolveConfig(target);
      await save(name, await format(JSON.stringify(recording), {...style, filepath: target}));
      console.log(`${name}: ${recording.exchanges.length} exchanges`);
    }
    if (!options.check) {
      const own = files.map(({file}) => `exchanges/${file}`);
      const only = [...own, ...own.map((file) => file.replace(/\.http$/, '.json'))];
      await writeFile(
        path.join(bookshop, digestsFile),
        digestsOf(bookshop, options.only ? only : undefined),
      );
    }
  } finally {
    await mail.close();
    await removeProject(project);
  }
  const apart = compareWithRecordings(files, recordings).map((one) => `${exchangesFolder}/${one}`);
  return [...apart, ...changed, ...checkRecordings(root).map(formatFinding)];
}

/** Where a recording is not what the framework responded now. */
function differences(file: string, stored: string, now: string): string[] {
  const rows = stored.split('\n');
  return linesChanged(now, stored).map((line) => {
    const name = exchangeAt(stored, line) ?? 'the recording';
    const row = rows[line - 1]?.trim() ?? '';
    return `${exchangesFolder}/${file}:${line} '${name}' differs from what the framework responds at '${row}' → npm run bookshop:record, and look at git diff`;
  });
}

/** Sends the same requests to the bookshop in TypeScript and in JavaScript. */
async function compareLanguages(
  project: Project,
  files: readonly HttpFile[],
  mail: MailServer,
): Promise<string[]> {
  const recordAll = async (): Promise<Recording[]> => {
    await buildProject(project);
    const recordings: Recording[] = [];
    for (const file of files) recordings.push(await record(project, file, mail));
    return recordings;
  };
  try {
    console.log('arkos build, TypeScript');
    const typeScript = await recordAll();
    const leftOut = await convertProject(project.folder);
    for (const file of leftOut) console.log(`${file} has no JavaScript form`);
    console.log('arkos build, JavaScript');
    const problems = compareResponses(typeScript, await recordAll());
    const total = files.reduce((sum, {requests}) => sum + requests.length, 0);
    console.log(`${total} exchanges in ${files.length} files, ${problems.length} of them differ`);
    return problems;
  } finally {
    await mail.close();
    await removeProject(project);
  }
}

function readHttpFiles(only?: readonly string[]): HttpFile[] {
  const {requests} = readExchanges(requestsFolder);
  const known = requests.map(({file}) => file);
  const unknown = (only ?? []).filter((file) => !known.includes(file));
  if (unknown.length > 0 || known.length === 0) {
    throw new Error(
      `${requestsFolder} has no ${unknown.join(', ') || '.http file'} → there are ${known.join(', ')}`,
    );
  }
  return (
    requests
      .filter(({file}) => !only || only.includes(file))
      // PostgreSQL last: a project that was turned to it stays so.
      .sort((a, b) => b.settings.database.localeCompare(a.settings.database))
  );
}

async function record(project: Project, file: HttpFile, mail: MailServer): Promise<Recording> {
  const startedAt = Date.now();
  const running: Server[] = [];
  try {
    if (file.settings.database === 'postgresql') running.unshift(await startPostgresql(project));
    const server = await startServer(project, file.settings, mail.port);
    running.unshift(server);
    const folders = [project.installed, realpathSync(project.folder), project.folder];
    const normalizer = new Normalizer({
      startedAt,
      folders: [
        ...folders.map((folder): [string, string] => [folder, '/bookshop']),
        [`127.0.0.1:${server.port}`, recordedHost],
      ],
    });
    const sender = new Sender(server.port, requestsFolder, normalizer, mail);
    const exchanges: Exchange[] = [];
    for (const request of file.requests) exchanges.push(await sender.send(request));
    return {source: file.file, arkos: project.arkosVersion, settings: file.settings, exchanges};
  } finally {
    for (const server of running) await server.stop();
  }
}
