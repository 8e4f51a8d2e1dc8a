import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {parseHttpFile} from '../../../../src/bookshop/http-file';
import type {Recording} from '../../../../src/bookshop/recording';
import {
  compareResponses,
  convertProject,
  filesForBoth,
} from '../../../../src/commands/bookshop-record/javascript';

let folder = '';

afterEach(async () => {
  if (folder) await rm(folder, {recursive: true});
  folder = '';
});

it('turns a project into JavaScript and names what has no form', async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'javascript-'));
  await mkdir(path.join(folder, 'src/dtos'), {recursive: true});
  await writeFile(path.join(folder, 'tsconfig.json'), '{}');
  await writeFile(path.join(folder, 'src/app.ts'), "import arkos from 'arkos';\n\narkos.init();\n");
  await writeFile(
    path.join(folder, 'src/dtos/a.dto.ts'),
    'export default class A {\n  @B() c: D;\n}\n',
  );

  expect(await convertProject(folder)).toEqual(['src/dtos/a.dto.ts']);
  expect((await readdir(folder, {recursive: true})).sort()).toEqual([
    'src',
    'src/app.js',
    'src/dtos',
  ]);
  expect(await readFile(path.join(folder, 'src/app.js'), 'utf8')).toBe(
    "const arkos = require('arkos').default;\n\narkos.init();\n",
  );
});

it('sends what both projects can run, in production', () => {
  const files = ['', '# @app src/app.class-validator.ts\n', '# @database postgresql\n'].map(
    (settings, index) =>
      parseHttpFile(`${settings}\n### a${index}\nGET /api/books\n`, `${index}.http`),
  );
  const both = filesForBoth(files);
  expect(both.map(({file}) => file)).toEqual(['0.http']);
  expect(both[0]?.settings.mode).toBe('production');
});

it('tells which responses differ', () => {
  const recording = (status: number, subject?: string): Recording => ({
    source: 'a.http',
    arkos: '1.3.10-beta',
    settings: {app: 'src/app.ts', mode: 'production', database: 'sqlite'},
    exchanges: [
      {
        name: 'list-books',
        description: '',
        request: {method: 'GET', path: '/api/books', headers: []},
        response: {status, statusText: '', headers: []},
        ...(subject && {mails: [{from: '', to: '', subject, text: ''}]}),
      },
    ],
  });
  expect(compareResponses([recording(200)], [recording(200)])).toEqual([]);
  expect(compareResponses([recording(200)], [recording(500)])).toEqual([
    expect.stringMatching(/^a\.http 'list-books': TypeScript .*200.*, JavaScript .*500/),
  ]);
  expect(compareResponses([recording(200)], [])).toEqual([
    expect.stringMatching(/, JavaScript nothing$/),
  ]);
  expect(compareResponses([recording(200, 'Welcome')], [recording(200, 'Hello')])).toEqual([
    expect.stringMatching(/TypeScript .*Welcome.*, JavaScript .*Hello/),
  ]);
});
