import {isBuiltin} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../../src/root';
import {entryPoints, surfacePaths} from '../../../src/arkos/surface';
import {readSurface} from '../../../src/remark/reference/surface';

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

/** A declaration that has to be documented. */
interface Documented {
  readonly name: string;
  readonly place: string;
  readonly summary: string;
  readonly tags: ReadonlyMap<string, string>;
}

let program: ts.Program;
let declared: Documented[];

const ours = (): ts.SourceFile[] =>
  program.getSourceFiles().filter(({fileName}) => fileName.startsWith(directory));

function textOf(comment: ts.JSDoc['comment']): string {
  // The end of a comment is escaped inside it.
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replaceAll('*\\/', '*/')
    .replace(/\s+/g, ' ')
    .trim();
}

const isPrivate = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);

function collect(source: ts.SourceFile): Documented[] {
  const found: Documented[] = [];
  const add = (node: ts.Node, name: string): void => {
    const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
    const doc = docs.at(-1);
    const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({
      name,
      place: `${source.fileName.slice(root.length + 1)}:${line + 1}`,
      summary: textOf(doc?.comment),
      tags: new Map(
        (doc?.tags ?? []).map((tag) => [tag.tagName.text, textOf(tag.comment)] as const),
      ),
    });
  };
  const visit = (node: ts.Node, path: string): void => {
    let inner = path;
    if (ts.isConditionalTypeNode(node)) {
      // What is asked of a type is no declaration; what it becomes may hold some.
      visit(node.trueType, path);
      visit(node.falseType, path);
      return;
    }
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isFunctionDeclaration(node)
    ) {
      inner = node.name?.text ?? '';
      // An alias for plain text only serves a signature.
      if (inner !== 'ModelName') add(node, inner);
    } else if (ts.isVariableStatement(node)) {
      inner = node.declarationList.declarations[0]?.name.getText(source) ?? '';
      add(node, inner);
    } else if (ts.isTypeElement(node) || ts.isClassElement(node)) {
      if (isPrivate(node)) return;
      inner = `${path}.${node.name?.getText(source) ?? (ts.isConstructorDeclaration(node) ? 'constructor' : '[index]')}`;
      add(node, inner);
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  ts.forEachChild(source, (node) => visit(node, ''));
  return found;
}

beforeAll(() => {
  program = ts.createProgram({
    rootNames: entryPoints.map(({file}) => join(root, file)),
    options,
  });
  // Binding sets the parents that documentation is looked up through.
  program.getTypeChecker();
  declared = ours().flatMap(collect);
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

  it('says of every declaration and member what it is', () => {
    const bare = declared.filter(({summary}) => !/^[`A-Z].*[.:]$/.test(summary));
    expect(declared.length).toBeGreaterThan(500);
    expect(bare.map(({place, name}) => `${place} ${name}`)).toEqual([]);
  });

  it('has an origin and a first version for everything that can be named', () => {
    const named = [...readSurface(root).all.values()].filter(
      ({file}) => !file.includes('/beside/'),
    );
    const without = named.filter(({since, source}) => since === undefined || source === undefined);
    expect(named.length).toBeGreaterThan(500);
    expect(without.map(({path}) => path)).toEqual([]);
  });

  it('writes every tag once and only tags it knows', () => {
    const known = new Set([
      'defaultValue',
      'deprecated',
      'env',
      'packageDocumentation',
      'param',
      'remarks',
      'returns',
      'throws',
      'unit',
    ]);
    const unknown = declared.flatMap(({place, tags}) =>
      [...tags.keys()].filter((tag) => !known.has(tag)).map((tag) => `${place} @${tag}`),
    );
    expect(unknown).toEqual([]);
  });

  it('gives the compiler a path for every entry point', () => {
    expect(Object.keys(surfacePaths())).toEqual(entryPoints.map(({specifier}) => specifier));
    expect(surfacePaths('../../')['arkos/auth']).toEqual(['../../src/arkos/surface/auth.d.ts']);
  });
});
