import {existsSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import requirements from '../arkos/facts/requirements.json';
import type {Report} from './report';
import {positionAt, type Sample} from './sample';

/** Of imports from packages and calls of `require`. */
const specifier = /(?:\bfrom\s+|\bimport\s+|\bimport\(|\brequire\()'([^'./][^']*)'/g;

/** `@prisma/client` of `@prisma/client/edge`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** What a page says to install. */
const installed = (text: string): string[] =>
  [...text.matchAll(/\b(?:npm (?:install|i)|(?:yarn|pnpm) add) ([^\n`]+)/g)].flatMap(
    ([, list = '']) => list.split(' ').map((word) => word.replace(/(?<=.)@.*$/, '')),
  );

/** What a package says about itself, as far as it counts here. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly types?: string;
  readonly typings?: string;
  readonly typesVersions?: unknown;
  readonly exports?: unknown;
}

/** The `package.json` of an installed package; undefined when it is not there. */
function manifestOf(name: string, modules: string): Manifest | undefined {
  const file = path.join(modules, name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** The package with the types of another. */
const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/**
 * Whether a package brings its types. It does not where others have published some: the version of a
 * new project may be older than the one beside the site. Of a package that is not installed nothing is known.
 */
function hasOwnTypes(name: string, modules: string): boolean {
  if (existsSync(path.join(modules, typesOf(name)))) return false;
  const manifest = manifestOf(name, modules);
  if (!manifest || existsSync(path.join(modules, name, 'index.d.ts'))) return true;
  return (
    (manifest.types ?? manifest.typings ?? manifest.typesVersions) !== undefined ||
    /"types|\.d\.[cm]?ts"/.test(JSON.stringify(manifest.exports ?? ''))
  );
}

/** Packages of types that others depend on, to any depth. */
function typesBehind(names: readonly string[], modules: string): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    for (const other of Object.keys(manifestOf(name, modules)?.dependencies ?? {})) {
      if (!other.startsWith('@types/') || found.has(other)) continue;
      found.add(other);
      add(other);
    }
  };
  names.forEach(add);
  return [...found];
}

/**
 * The packages that every page may import: those of the bookshop, what comes with arkos, and the types
 * that both bring.
 *
 * @param folder - Folder of the bookshop.
 * @param modules - The `node_modules` to read packages in.
 */
export function readPackages(folder: string, modules: string): ReadonlySet<string> {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {dependencies, devDependencies} = JSON.parse(text) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const names = Object.keys({
    ...dependencies,
    ...devDependencies,
    ...requirements.peerDependencies,
  });
  return new Set([...names, ...typesBehind(names, modules)]);
}

/**
 * Checks that a sample imports only packages that its project has: another one may lie beside the
 * site by chance.
 *
 * @param sample - A sample of code.
 * @param packages - See {@link readPackages}.
 * @param texts - The samples of the page and its code in sentences, for what they install.
 * @param report - Takes what is wrong.
 */
export function checkPackages(
  {text}: Sample,
  packages: ReadonlySet<string>,
  texts: readonly string[],
  report: Report,
): void {
  const own = new Set(texts.flatMap(installed));
  for (const {0: found, 1: name = '', index} of text.matchAll(specifier)) {
    const wanted = packageOf(name);
    const isBuiltIn = name.startsWith('node:') || builtinModules.includes(name);
    if (isBuiltIn || packages.has(wanted) || own.has(wanted)) continue;
    const {line, column} = positionAt(text, index + found.indexOf("'"));
    report(
      line,
      column,
      'arkos/unknown-package',
      `A new project does not have the package '${wanted}'`,
      `add npm install ${wanted} to the page, or do without it`,
    );
  }
}

/** `import ws from 'ws'` and `import('ws')`: what the compiler needs types for. */
const typedImport = /(?:\bfrom\s+|\bimport\()'([^'./][^']*)'/g;

/**
 * Checks that the project has the types of every package that a TypeScript sample imports: those beside
 * the site are not in a new project.
 *
 * @param sample - A sample of TypeScript.
 * @param packages - See {@link readPackages}.
 * @param texts - The samples of the page and its code in sentences.
 * @param modules - The `node_modules` to read packages in.
 * @param report - Takes what is wrong.
 */
export function checkTypes(
  {text, path: file = ''}: Sample,
  packages: ReadonlySet<string>,
  texts: readonly string[],
  modules: string,
  report: Report,
): void {
  // The title of a diff decides its language.
  if (/\.[cm]?jsx?$/.test(file)) return;
  const own = new Set(texts.flatMap(installed));
  for (const {0: found, 1: name = '', index} of text.matchAll(typedImport)) {
    const wanted = packageOf(name);
    const types = typesOf(wanted);
    const isDeclared = texts.some((one) => one.includes(`declare module '${name}'`));
    const isBuiltIn = name.startsWith('node:') || builtinModules.includes(name);
    if (isBuiltIn || isDeclared || packages.has(types) || own.has(types)) continue;
    if (hasOwnTypes(wanted, modules)) continue;
    const {line, column} = positionAt(text, index + found.indexOf("'"));
    report(
      line,
      column,
      'arkos/no-types',
      `The package '${wanted}' has no types of its own`,
      `add npm install -D ${types} to the page`,
    );
  }
}
