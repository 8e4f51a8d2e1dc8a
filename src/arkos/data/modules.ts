import type {Source} from './source';

/** A file or folder that is loaded from `src/modules/<module>/` by its name. */
export interface ModuleFile {
  /** Name; `{module}` stands for the kebab-case name of the module, `{ext}` for `ts` or `js`. */
  readonly name: string;
  /** Modules it is for. */
  readonly for: 'every module' | 'models' | 'auth' | 'models and auth';
  /** What it has to export (Markdown). */
  readonly exports: string;
  /** What it is for, in a sentence (Markdown). */
  readonly meaning: string;
  /** Name that took its place, when it is an old one. */
  readonly replacedBy?: string;
  /** The resolver it is loaded for. */
  readonly resolver?: 'zod' | 'class-validator';
  readonly source: Source;
}

const loader = 'packages/arkos/src/utils/dynamic-loader.ts';

function validators(
  resolver: 'zod' | 'class-validator',
  names: readonly (readonly [
    name: string,
    scope: 'models' | 'auth',
    meaning: string,
    line: number,
  ])[],
): ModuleFile[] {
  const [folder, suffix] = resolver === 'zod' ? ['schemas', 'schema'] : ['dtos', 'dto'];
  return names.map(([name, scope, meaning, line]) => ({
    name: `${folder}/${name}.${suffix}.{ext}`,
    for: scope,
    exports: resolver === 'zod' ? 'default: a schema of zod 3' : 'default: a class with decorators',
    meaning,
    resolver,
    source: `${loader}:${line}`,
  }));
}

/**
 * Every name the loader looks for.
 *
 * @remarks Modules are the models of the Prisma schema, `auth` and `file-upload`. Controllers,
 * services and `arkos.config.ts` are not loaded by name.
 */
export const moduleFiles: readonly ModuleFile[] = [
  {
    name: '{module}.router.{ext}',
    for: 'every module',
    exports: 'default: an Express router; `config`: `RouterConfig`',
    meaning: 'Your own routes, before the generated ones, and which of those to leave out.',
    source: `${loader}:59`,
  },
  {
    name: '{module}.middlewares.{ext}',
    for: 'every module',
    exports: 'named: interceptors',
    meaning: 'What runs around the generated endpoints.',
    source: `${loader}:54`,
  },
  {
    name: '{module}.hooks.{ext}',
    for: 'models',
    exports: 'named, or one default object: service hooks',
    meaning: 'What runs around the methods of the service.',
    source: `${loader}:53`,
  },
  {
    name: '{module}.auth.{ext}',
    for: 'every module',
    exports: 'default: `AuthConfigs`',
    meaning: 'Who has to be signed in, and who may do what.',
    source: `${loader}:56`,
  },
  {
    name: '{module}.auth-configs.{ext}',
    for: 'every module',
    exports: 'default: `AuthConfigs`',
    meaning: 'Old name of the auth file; prints a warning.',
    replacedBy: '{module}.auth.{ext}',
    source: `${loader}:55`,
  },
  {
    name: '{module}.query.{ext}',
    for: 'models and auth',
    exports: 'default: `PrismaQueryOptions`',
    meaning: 'Prisma options of the endpoints.',
    source: `${loader}:58`,
  },
  {
    name: '{module}.prisma-query-options.{ext}',
    for: 'models and auth',
    exports: 'default: `PrismaQueryOptions`',
    meaning: 'Old name of the query file; prints a warning.',
    replacedBy: '{module}.query.{ext}',
    source: `${loader}:57`,
  },
  ...validators('zod', [
    ['create-{module}', 'models', 'Body of creating a record.', 92],
    ['update-{module}', 'models', 'Body of changing a record.', 95],
    ['{module}', 'models', 'The record, in the API reference page only.', 91],
    ['query-{module}', 'models', 'The query, in the API reference page only.', 98],
    ['login', 'auth', 'Body of signing in.', 84],
    ['signup', 'auth', 'Body of signing up.', 85],
    ['update-me', 'auth', 'Body of changing the own account.', 87],
    ['update-password', 'auth', 'Body of changing the password.', 88],
    ['get-me', 'auth', 'The signed-in user, in the API reference page only.', 86],
  ]),
  ...validators('class-validator', [
    ['create-{module}', 'models', 'Body of creating a record.', 71],
    ['update-{module}', 'models', 'Body of changing a record.', 74],
    ['{module}', 'models', 'The record, in the API reference page only.', 70],
    ['query-{module}', 'models', 'The query, in the API reference page only.', 77],
    ['login', 'auth', 'Body of signing in.', 63],
    ['signup', 'auth', 'Body of signing up.', 64],
    ['update-me', 'auth', 'Body of changing the own account.', 66],
    ['update-password', 'auth', 'Body of changing the password.', 67],
    ['get-me', 'auth', 'The signed-in user, in the API reference page only.', 65],
  ]),
];

/** A place outside the modules that the framework reads. */
export interface ProjectFile {
  readonly path: string;
  /** What it is for, in a sentence (Markdown). */
  readonly meaning: string;
  readonly source: Source;
}

/** What is read outside `src/modules`. */
export const projectFiles: readonly ProjectFile[] = [
  {
    path: 'src/utils/prisma.{ext}',
    meaning: 'The Prisma client, as default export; looked for first.',
    source: 'packages/arkos/src/utils/helpers/prisma.helpers.ts:13',
  },
  {
    path: 'src/utils/prisma/index.{ext}',
    meaning: 'The Prisma client, as default export.',
    source: 'packages/arkos/src/utils/helpers/prisma.helpers.ts:16',
  },
  {
    path: 'prisma/**/*.prisma',
    meaning: 'The Prisma schema, every file except those under `migrations/`.',
    source: 'packages/arkos/src/utils/prisma/prisma-schema-parser.ts:305',
  },
  {
    path: 'src/app.{ext}',
    meaning: 'Entry of `arkos dev`; decides with `tsconfig.json` on `ts` or `js`.',
    source: 'packages/arkos/src/utils/cli/dev.ts:36',
  },
  {
    path: '.build/src/app.js',
    meaning: 'Entry of `arkos start`.',
    source: 'packages/arkos/src/utils/cli/start.ts:30',
  },
];
