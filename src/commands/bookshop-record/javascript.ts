/** The bookshop as a JavaScript project, and whether it responds as the TypeScript one does. */
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {HttpFile} from '../../bookshop/http-file';
import type {Exchange, Recording} from '../../bookshop/recording';
import {toJavaScript} from '../../samples/javascript';

/** Validated by classes with decorators, which have no JavaScript form. */
const appWithDecorators = 'src/app.class-validator.ts';

/**
 * Chooses what both projects can run: files of SQLite, without decorators, in production.
 *
 * @param files - The parsed `.http` files.
 * @returns The same files with their mode set to production.
 */
export function filesForBoth(files: readonly HttpFile[]): HttpFile[] {
  return files
    .filter(({settings: {app, database}}) => database === 'sqlite' && app !== appWithDecorators)
    .map((file) => ({...file, settings: {...file.settings, mode: 'production'}}));
}

/**
 * Turns a copy of the bookshop into a JavaScript project: each TypeScript file of `src` becomes its
 * JavaScript form, the configuration of the compiler and the last build go.
 *
 * @param folder - The project.
 * @returns The files without a JavaScript form, which are left out, relative to the project.
 */
export async function convertProject(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, 'src'), {recursive: true});
  const leftOut: string[] = [];
  for (const name of entries.filter((entry) => entry.endsWith('.ts')).sort()) {
    const file = path.join(folder, 'src', name);
    const javaScript = toJavaScript(await readFile(file, 'utf8'));
    if (javaScript) await writeFile(file.replace(/\.ts$/, '.js'), javaScript.code);
    else leftOut.push(`src/${name}`);
    await rm(file);
  }
  await rm(path.join(folder, 'tsconfig.json'), {force: true});
  await rm(path.join(folder, '.build'), {recursive: true, force: true});
  return leftOut;
}

/** What a request brought about. */
const received = (exchange?: Exchange): Pick<Exchange, 'response' | 'mails'> | undefined =>
  exchange && {response: exchange.response, mails: exchange.mails};

/**
 * Compares what two projects responded to the same requests.
 *
 * @param typeScript - Recordings of the TypeScript project.
 * @param javaScript - Recordings of the JavaScript project, of the same files.
 * @returns One line for each response or mail that differs.
 */
export function compareResponses(
  typeScript: readonly Recording[],
  javaScript: readonly Recording[],
): string[] {
  return typeScript.flatMap(({source, exchanges}) => {
    const others = javaScript.find((recording) => recording.source === source)?.exchanges ?? [];
    return exchanges.flatMap((exchange) => {
      const {name} = exchange;
      const ours = received(exchange);
      const theirs = received(others.find((other) => other.name === name));
      if (isDeepStrictEqual(ours, theirs)) return [];
      const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
      return [`${source} '${name}': TypeScript ${show(ours)}, JavaScript ${show(theirs)}`];
    });
  });
}
