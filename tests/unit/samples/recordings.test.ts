import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {digestsFile, digestsOf} from '../../../src/bookshop/digests';
import {checkRecordings, checkRegions} from '../../../src/samples/recordings';
import {formatFinding} from '../../../src/samples/sample';

let root = '';
const shop = (): string => path.join(root, 'docs/_bookshop');
const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.join(shop(), path.dirname(file)), {recursive: true});
  await writeFile(path.join(shop(), file), text);
};
const recording = (status: number): string =>
  JSON.stringify(
    {source: 'books.http', exchanges: [{name: 'list-books', response: {status}}]},
    null,
    2,
  );

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'recordings-'));
  await write('src/app.ts', '// #region init\narkos.init();\n// #endregion init\n');
  await write('exchanges/books.json', recording(200));
  await write(digestsFile, digestsOf(shop()));
});
afterEach(() => rm(root, {recursive: true, force: true}));

test('a bookshop as it was recorded has no finding', () => {
  expect(checkRecordings(root)).toEqual([]);
});

test('an edited recording, a changed source and one that is gone are named with their line', async () => {
  await write('exchanges/books.json', recording(201));
  await write('src/app.ts', '// #region init\narkos.init({});\n// #endregion init\n');
  const found = checkRecordings(root).map(formatFinding).sort();
  expect(found).toEqual([
    expect.stringMatching(
      /^docs\/_bookshop\/exchanges\/books\.json:7:1 The recording of 'list-books' was edited by hand → /,
    ),
    expect.stringMatching(
      /^docs\/_bookshop\/src\/app\.ts:2:1 The exchanges were recorded with something else here → /,
    ),
  ]);
  await rm(path.join(shop(), 'src/app.ts'));
  expect(checkRecordings(root).map(({message}) => message)).toContain(
    'The exchanges were recorded with this file, which is gone',
  );
});

test('a region that no page quotes is found', () => {
  const quote = {
    page: 'docs/a.mdx',
    text: '```ts file="src/app.ts" region="init" title="src/app.ts"\n```\n',
  };
  expect(checkRegions(root, [quote])).toEqual([]);
  const other = "~~~ts region='init' title=\"a.ts\" file='src/app.ts'\n~~~\n";
  expect(checkRegions(root, [{page: 'docs/a.mdx', text: other}])).toEqual([]);
  expect(checkRegions(root, []).map(formatFinding)).toEqual([
    "docs/_bookshop/src/app.ts:1:1 No page quotes the region 'init' → remove its two markers, or quote it",
  ]);
});
