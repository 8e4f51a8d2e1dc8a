import {existsSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import requirements from '../arkos/facts/requirements.json';
import type {Report} from './report';
import {positionAt, type Sample} from './sample';
import {codeOf} from './typescript/projects';

/** A package that code imports, with the offset of its name. */
interface ImportedPackage {
  readonly name: string;
  readonly wanted: string;
  readonly offset: number;
}

/** The packages that a sample imports, in order, without those of Node.js. */
function importedPackages(sample: Sample): ImportedPackage[] {
  return ts
    .preProcessFile(codeOf(sample), true, true)
    .importedFiles.map(({fileName: name, pos}) => ({
      name,
      wanted: packageOf(name),
      offset: pos,
    }))
    .filter(
      ({name}) =>
        !/^[./]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name),
    )
    .sort((a, b) => a.offset - b.offset);
}

/** `@prisma/client` of `@prisma/client/edge`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** What a page says to install. */
const installed = (text: string): string[] =>
  [
    ...text
      .replace(/\\\n\s*/g, ' ')
      .matchAll(/\b(?:npm (?:install|i)|(?:bun|pnpm|yarn) add) ([^\n`]+)/g),
  ].flatMap(([, list = '']) => list.split(' ').map((word) => word.replace(/(?<=.)@.*$/, '')));

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
  sample: Sample,
  packages: ReadonlySet<string>,
  texts: readonly string[],
  report: Report,
): void {
  const own = new Set(texts.flatMap(installed));
  for (const {wanted, offset} of importedPackages(sample)) {
    if (packages.has(wanted) || own.has(wanted)) continue;
    const {line, column} = positionAt(sample.text, offset);
    report(
      line,
      column,
      'arkos/unknown-package',
      `A new project does not have the package '${wanted}'`,
      `add npm install ${wanted} to the page, or do without it`,
    );
  }
}

/** What is before the name in `import 'ws'` and `require('ws')`: neither needs types. */
const untypedImport = /\b(?:import|require\()\s*$/;

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
  sample: Sample,
  packages: ReadonlySet<string>,
  texts: readonly string[],
  modules: string,
  report: Report,
): void {
  // The title of a diff decides its language.
  if (/\.[cm]?jsx?$/.test(sample.path ?? '')) return;
  const code = codeOf(sample);
  const own = new Set(texts.flatMap(installed));
  for (const {name, wanted, offset} of importedPackages(sample)) {
    if (untypedImport.test(code.slice(0, offset))) continue;
    const types = typesOf(wanted);
    const isDeclared = texts.some((one) => one.includes(`declare module '${name}'`));
    if (isDeclared || packages.has(types) || own.has(types)) continue;
    if (hasOwnTypes(wanted, modules)) continue;
    const {line, column} = positionAt(code, offset);
    report(
      line,
      column,
      'arkos/no-types',
      `The package '${wanted}' has no types of its own`,
      `add npm install -D ${types} to the page`,
    );
  }
}
