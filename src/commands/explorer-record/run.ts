import {fork} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {root} from '../../root';
import {parseSchema} from '../../arkos/schema';
import {tsxLoader} from '../support/command';
import type {Task, TaskResult} from './wire';

const child = path.join(root, 'src/commands/explorer-record/child.mts');

/** What the Prisma client of a schema says of its fields. */
function fieldsOf(schema: string): Task['fields'] {
  return Object.fromEntries(
    parseSchema(schema).models.map(({name, fields}) => [
      name.toLowerCase(),
      Object.fromEntries(
        fields
          .filter(({isRelation}) => !isRelation)
          .map((field) => [field.name, {typeName: field.type, isList: field.isList}]),
      ),
    ]),
  );
}

/**
 * Runs the framework over a schema, in production, without any module of its own; or its command
 * line, in a TypeScript project.
 *
 * @param schema - Text of the Prisma schema.
 * @param task - What to do.
 * @returns What it found.
 * @throws Error with what the framework printed when it does not start.
 */
export async function runFramework(
  schema: string,
  task: Pick<Task, 'packageFolder'> & Partial<Task>,
): Promise<TaskResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'explorer-record-'));
  try {
    for (const one of ['prisma', 'src', '.build/src/utils'])
      await mkdir(path.join(folder, one), {recursive: true});
    await writeFile(path.join(folder, 'package.json'), '{}');
    await writeFile(path.join(folder, 'tsconfig.json'), '{}');
    await writeFile(path.join(folder, 'prisma/schema.prisma'), schema);
    await writeFile(path.join(folder, 'src/app.ts'), '');
    await writeFile(
      path.join(folder, '.build/src/utils/prisma.js'),
      'exports.__esModule = true;\nexports.default = globalThis.recordingClient;\n',
    );
    const running = fork(child, {
      cwd: folder,
      execArgv: ['--import', tsxLoader],
      env: {...process.env, ARKOS_BUILD: String(!task.templates), NODE_ENV: 'production'},
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [running.stdout, running.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const response = new Promise<TaskResult>((resolve, reject) => {
      running.once('message', ({result, error}: {result?: TaskResult; error?: string}) =>
        result ? resolve(result) : reject(new Error(`${error}\n${output}`)),
      );
      // A brace too many in a comment, and the framework's expression for models runs for hours.
      const timer = setTimeout(() => running.kill(), 30_000);
      running.once('exit', () => clearTimeout(timer));
      running.once('exit', (code) => reject(new Error(`ended with ${code}\n${output}`)));
    });
    running.send({
      strict: false,
      requests: [],
      templates: [],
      fields: fieldsOf(schema),
      ...task,
    } satisfies Task);
    return await response;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
