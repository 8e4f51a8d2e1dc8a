// cspell:ignore validaton Meny
import {existsSync, readFileSync} from 'node:fs';
import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../../src/root';
import {ensurePrismaClient} from '../../../src/bookshop/prisma-client';
import {readRegions} from '../../../src/bookshop/regions';

const bookshop = path.join(root, 'docs/_bookshop');

/** Compiles the bookshop and a file with mistakes in one go; one line a diagnostic. */
function compile(): {files: string[]; problems: string[]; mistakes: string[]} {
  const file = path.join(bookshop, 'tsconfig.check.json');
  const {config} = ts.readConfigFile(file, (name) => readFileSync(name, 'utf8')) as {
    config: unknown;
  };
  const {options, fileNames} = ts.parseJsonConfigFileContent(config, ts.sys, bookshop);
  const wrong = path.join(root, 'tests/fixtures/bookshop/wrong-names.ts');
  const program = ts.createProgram([...fileNames, wrong], options);
  const all = ts.getPreEmitDiagnostics(program).map(({file: source, start = 0, ...rest}) => {
    const line = source ? source.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const text = ts.flattenDiagnosticMessageText(rest.messageText, ' ');
    return `${path.basename(source?.fileName ?? '')}:${line} TS${rest.code} ${text}`;
  });
  const isMistake = (line: string): boolean => line.startsWith('wrong-names.ts:');
  return {
    files: fileNames,
    problems: all.filter((line) => !isMistake(line)),
    mistakes: all.filter(isMistake),
  };
}

describe('the bookshop', () => {
  let result: ReturnType<typeof compile>;
  beforeAll(async () => {
    await ensurePrismaClient();
    result = compile();
  }, 120_000);

  it('compiles against the declared surface', () => {
    const {files, problems} = result;
    expect(files.length).toBeGreaterThan(50);
    expect(problems).toEqual([]);
  });

  it('would not compile with a wrong option, method or field', () => {
    expect(result.mistakes).toEqual([
      expect.stringMatching(/^wrong-names\.ts:7 TS2561 .*'validaton'.*'validation'/),
      expect.stringMatching(/^wrong-names\.ts:10 TS2551 .*'findMeny'.*'findMany'/),
      expect.stringMatching(/^wrong-names\.ts:13 TS2339 .*'colour'/),
    ]);
  });
});

describe('the regions of the bookshop', () => {
  it('are closed, nested and named once in a file', () => {
    const files = ts.sys.readDirectory(bookshop, ['.ts', '.prisma'], ['node_modules']);
    const regions = files.flatMap((file) => [...readRegions(readFileSync(file, 'utf8')).regions]);
    expect(regions.length).toBeGreaterThan(20);
  });
});

describe('ensurePrismaClient', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'prisma-'));
  });
  afterAll(() => rm(folder, {recursive: true}));

  it('does nothing when the client is current', async () => {
    expect(existsSync(path.join(root, 'node_modules/.prisma/client/index.d.ts'))).toBe(true);
    expect(await ensurePrismaClient()).toBe(false);
  });

  it('says so when there is no schema', async () => {
    await expect(ensurePrismaClient({schema: folder, cache: folder})).rejects.toThrow(
      /there is no \.prisma file → /,
    );
  });

  it('passes on what Prisma says of a wrong schema', async () => {
    const schema = path.join(folder, 'schema');
    await cp(path.join(bookshop, 'prisma/schema'), schema, {recursive: true});
    await writeFile(path.join(schema, 'wrong.prisma'), 'model Shelf {\n  id Nope @id\n}\n');
    await expect(ensurePrismaClient({schema, cache: folder})).rejects.toThrow(/Nope/);
  }, 30_000);
});
