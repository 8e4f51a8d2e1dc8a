/** `npm run bookshop:record`: the exchanges of the docs, recorded on the real framework. */
import {readFile, writeFile} from 'node:fs/promises';
import {realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {Normalizer, RECORDED_HOST} from '../bookshop/normalize';
import type {HttpFile} from '../bookshop/http-file';
import {readExchanges} from '../bookshop/read';
import {compareWithRecordings, type Exchange, type Recording} from '../bookshop/recording';
import {hashSources, sourcesFile} from '../bookshop/sources';
import {compareResponses, convertProject, filesForBoth} from './bookshop-record/javascript';
import {
  buildProject,
  createProject,
  removeProject,
  startPostgresql,
  startServer,
  type Project,
  type Server,
} from './bookshop-record/project';
import {Sender, startMailServer, type MailServer} from './bookshop-record/send';

const HELP = `Records the bookshop's exchanges on the real framework.

  npm run bookshop:record -- --package DIR_OR_TGZ [--only FILE.http] [--check] [--javascript] [--fresh]

  --package PATH  the arkos package: a folder with its package.json, or what npm pack makes of it
  --only FILE     record this file of docs/_bookshop/exchanges alone (may be repeated)
  --check         write nothing: exit 1 if a response differs from its recording, or if a source
                  of the bookshop has changed since
  --javascript    record nothing: build the bookshop as TypeScript and in its JavaScript form, send
                  the requests to both in production, and compare the responses
  --fresh         install the dependencies again instead of using the kept ones
  --help          this text

Copies docs/_bookshop to a temporary folder, installs it with that package, seeds an SQLite
database (PGlite where a file says so), and for every exchanges/*.http starts the bookshop, sends the requests in order and
writes exchanges/*.json beside it. Look through the difference before you commit it.`;

const bookshop = fileURLToPath(new URL('../../docs/_bookshop', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/bookshop-record', import.meta.url));
const exchangesFolder = path.join(bookshop, 'exchanges');

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      package: {type: 'string'},
      only: {type: 'string', multiple: true},
      check: {type: 'boolean', default: false},
      javascript: {type: 'boolean', default: false},
      fresh: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (!values.package) {
    console.error('--package is missing → give the folder or the .tgz of the arkos package');
    return 2;
  }

  const files = readHttpFiles(values.only);
  const project = await createProject({
    bookshop,
    arkosPackage: path.resolve(values.package),
    cache,
    fresh: values.fresh,
    javascript: values.javascript,
    log: console.log,
  });
  const mail = await startMailServer();
  if (values.javascript) return compareLanguages(project, filesForBoth(files), mail);
  const recordings: {file: string; recording: Recording}[] = [];
  const changed: string[] = [];
  const save = async (file: string, text: string): Promise<void> => {
    const target = path.join(exchangesFolder, file);
    if (!values.check) await writeFile(target, text);
    else if ((await readFile(target, 'utf8').catch(() => '')) !== text)
      changed.push(`${file} differs → npm run bookshop:record, and look at git diff`);
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
      const target = path.join(exchangesFolder, name);
      const style = await resolveConfig(target);
      await save(name, await format(JSON.stringify(recording), {...style, filepath: target}));
      console.log(`${name}: ${recording.exchanges.length} exchanges`);
    }
    if (!values.only) await save(sourcesFile, `${hashSources(bookshop)}\n`);
  } finally {
    await mail.close();
    await removeProject(project);
  }
  const problems = [...compareWithRecordings(files, recordings), ...changed];
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

/** Sends the same requests to the bookshop in TypeScript and in JavaScript. */
async function compareLanguages(
  project: Project,
  files: readonly HttpFile[],
  mail: MailServer,
): Promise<number> {
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
    for (const problem of problems) console.error(problem);
    const total = files.reduce((sum, {requests}) => sum + requests.length, 0);
    console.log(`${total} exchanges in ${files.length} files, ${problems.length} of them differ`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await mail.close();
    await removeProject(project);
  }
}

function readHttpFiles(only?: string[]): HttpFile[] {
  const {requests} = readExchanges(exchangesFolder);
  const wanted = requests
    .filter(({file}) => !only || only.includes(file))
    // PostgreSQL last: a project that was turned to it stays so.
    .sort((a, b) => b.settings.database.localeCompare(a.settings.database));
  if (wanted.length === 0)
    throw new Error(
      `${exchangesFolder}: no such .http file → there are ${requests.map(({file}) => file).join(', ')}`,
    );
  return wanted;
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
        [`127.0.0.1:${server.port}`, RECORDED_HOST],
      ],
    });
    const sender = new Sender(server.port, exchangesFolder, normalizer, mail);
    const exchanges: Exchange[] = [];
    for (const request of file.requests) exchanges.push(await sender.send(request));
    return {source: file.file, arkos: project.arkosVersion, settings: file.settings, exchanges};
  } finally {
    for (const server of running) await server.stop();
  }
}

process.exitCode = await main();
