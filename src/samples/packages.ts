import {readFileSync} from 'node:fs';
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

/**
 * The packages that every page may import: those of the bookshop, and what comes with arkos.
 *
 * @param folder - Folder of the bookshop.
 */
export function readPackages(folder: string): ReadonlySet<string> {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {dependencies, devDependencies} = JSON.parse(text) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return new Set(
    Object.keys({...dependencies, ...devDependencies, ...requirements.peerDependencies}),
  );
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
