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
}

const directory = 'src/arkos/surface';

/** Every entry point of the package that has types, `arkos` first. */
export const entryPoints: readonly EntryPoint[] = [
  'arkos',
  'arkos/auth',
  'arkos/controllers',
  'arkos/error-handler',
  'arkos/middlewares',
  'arkos/prisma',
  'arkos/services',
  'arkos/types',
  'arkos/utils',
  'arkos/validation',
].map((specifier) => ({
  specifier,
  file: `${directory}/${specifier.replace('arkos/', '')}.d.ts`,
}));

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
export function stubPaths(root = ''): Record<string, string[]> {
  const adapters = [`${root}${directory}/beside/prisma-adapters.d.ts`];
  return {
    '@prisma/adapter-better-sqlite3': adapters,
    '@prisma/adapter-pg': adapters,
    sharp: [`${root}${directory}/beside/sharp.d.ts`],
  };
}
