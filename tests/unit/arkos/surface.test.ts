import {isBuiltin} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../../src/root';
import {entryPoints, surfacePaths} from '../../../src/arkos/surface';
import {type Declared, readSurface} from '../../../src/remark/reference/surface';

const directory = join(root, 'src', 'arkos', 'surface');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  // Errors in our declaration files must not be skipped; those of packages are not asked for.
  skipLibCheck: false,
  esModuleInterop: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  types: ['node', 'multer'],
};

const surface = readSurface(root);
/** Types that no entry point exports and no page shows: their names say enough. */
const isInternal = ({file, path}: Declared): boolean =>
  /shared\/(?:modules|schema|service-types)\.d\.ts$/.test(file) ||
  /^(?:UserRole|AuthRole|AuthPermission|PrismaSchemaParser|ModelName)/.test(path);
const named = [...surface.all.values()].filter(({file}) => !file.includes('/beside/'));
const shown = named.filter((one) => !isInternal(one));

let program: ts.Program;

const ours = (): ts.SourceFile[] =>
  program.getSourceFiles().filter(({fileName}) => fileName.startsWith(directory));

beforeAll(() => {
  program = ts.createProgram({
    rootNames: entryPoints.map(({file}) => join(root, file)),
    options,
  });
}, 60_000);

describe('the declared surface', () => {
  it('compiles without skipping its own files', () => {
    const errors = ours().flatMap((source) =>
      [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({messageText, start}) =>
          `${source.fileName}:${source.getLineAndCharacterOfPosition(start ?? 0).line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
    );
    expect(ours().length).toBeGreaterThan(15);
    expect(errors).toEqual([]);
  }, 60_000);

  it('resolves every package it imports', () => {
    const unresolved = ours().flatMap((source) =>
      source.statements.filter(ts.isImportDeclaration).flatMap(({moduleSpecifier}) => {
        const name = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
        if (isBuiltin(name)) return [];
        const {resolvedModule} = ts.resolveModuleName(name, source.fileName, options, ts.sys);
        return resolvedModule && /\.d\.[cm]?ts$/.test(resolvedModule.resolvedFileName)
          ? []
          : [`${source.fileName} ${name}`];
      }),
    );
    expect(unresolved).toEqual([]);
  });

  it('says of everything that a page can show what it is', () => {
    const bare = shown.filter(({doc}) => !/^[`A-Z].*[.:]$/.test(doc.summary));
    expect(shown.length).toBeGreaterThan(400);
    expect(bare.map(({path}) => path)).toEqual([]);
  });

  it('has an origin and a first version for everything that can be named', () => {
    // The framework repeats the members of `ErrorHookArgs` in each type.
    const without = named.filter(
      ({path, since, source}) =>
        !path.startsWith('ErrorHookArgs') && (since === undefined || source === undefined),
    );
    expect(named.length).toBeGreaterThan(500);
    expect(without.map(({path}) => path)).toEqual([]);
  });

  it('writes only tags it knows', () => {
    const known =
      /^(?:defaultValue|deprecated|env|packageDocumentation|param|remarks|returns|throws|unit)$/;
    const tags = ours().flatMap(({text}) => [...text.matchAll(/^ *\/?\*+ @(\w+)/gm)]);
    expect(tags.length).toBeGreaterThan(500);
    expect(tags.map(([, tag = '']) => tag).filter((tag) => !known.test(tag))).toEqual([]);
  });

  it('gives the compiler a path for every entry point', () => {
    expect(Object.keys(surfacePaths())).toEqual(entryPoints.map(({specifier}) => specifier));
    expect(surfacePaths('../../')['arkos/auth']).toEqual(['../../src/arkos/surface/auth.d.ts']);
  });
});
