/**
 * The declared surface of `arkos`: one declaration file for each entry point of the package, in our
 * words. `npm run verify:arkos` compares it with the package's own declarations.
 *
 * @remarks The declaration files use the block tags `@unit` and `@env` beside those of TSDoc. Where
 * a name is declared, and since which version, is in `../facts/origins.json`.
 * @packageDocumentation
 */

/** An entry point of the package and the file that declares it. */
export interface EntryPoint {
  /** What a module imports, such as `arkos/auth`. */
  readonly specifier: string;
  /** Path of the declaration file from the root of this repository. */
  readonly file: string;
  /** What the entry point is for, in a sentence. */
  readonly summary: string;
  /** What a reader has to know before importing it, if anything. */
  readonly note?: string;
}

const directory = 'src/arkos/surface';

/** Every entry point of the package that has types, `arkos` first. */
export const entryPoints: readonly EntryPoint[] = [
  {
    specifier: 'arkos',
    file: `${directory}/arkos.d.ts`,
    summary: 'Starting the application, and the types of its parts.',
  },
  {
    specifier: 'arkos/auth',
    file: `${directory}/auth.d.ts`,
    summary: 'The types of auth files and of tokens.',
  },
  {
    specifier: 'arkos/controllers',
    file: `${directory}/controllers.d.ts`,
    summary: 'The handlers of the generated endpoints.',
  },
  {
    specifier: 'arkos/error-handler',
    file: `${directory}/error-handler.d.ts`,
    summary: 'Errors that become responses.',
  },
  {
    specifier: 'arkos/middlewares',
    file: `${directory}/middlewares.d.ts`,
    summary: 'Two middleware factories of the generated endpoints, for your own routers.',
  },
  {
    specifier: 'arkos/prisma',
    file: `${directory}/prisma.d.ts`,
    summary: 'Query files and the Prisma schema.',
  },
  {
    specifier: 'arkos/services',
    file: `${directory}/services.d.ts`,
    summary: 'Data, authentication, mail and files, and what service hooks are called with.',
  },
  {
    specifier: 'arkos/types',
    file: `${directory}/types.d.ts`,
    summary: 'The types of `arkos` under a second name.',
    note: 'Import types only: the package names JavaScript files for it that it does not contain.',
  },
  {
    specifier: 'arkos/utils',
    file: `${directory}/utils.d.ts`,
    summary: 'Changing the case of names, durations, and queries.',
  },
  {
    specifier: 'arkos/validation',
    file: `${directory}/validation.d.ts`,
    summary: 'Validating data by hand.',
  },
];

/**
 * The `paths` that make the TypeScript compiler resolve the entry points to the declared surface.
 *
 * @param root - Path of this repository's root as seen from the `baseUrl` of the project that uses
 * them, with a trailing slash; empty when they are the same.
 * @returns One entry a specifier, for `compilerOptions.paths`.
 */
export function surfacePaths(root = ''): Record<string, string[]> {
  return Object.fromEntries(
    entryPoints.map(({specifier, file}) => [specifier, [`${root}${file}`]]),
  );
}

/**
 * `paths` for the packages that stand beside the framework in samples and are declared here rather
 * than installed, because they bring native modules.
 *
 * @param root - Path of this repository with a slash at its end; without one, paths relative to it.
 * @returns Paths by specifier.
 */
export function besidePaths(root = ''): Record<string, string[]> {
  const adapters = [`${root}${directory}/beside/prisma-adapters.d.ts`];
  return {'@prisma/adapter-better-sqlite3': adapters, '@prisma/adapter-pg': adapters};
}
