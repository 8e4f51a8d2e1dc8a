import type {Source} from './source';

/** A file or folder that is loaded from `src/modules/<module>/` by its name. */
export interface ModuleFile {
  /** Name; `{module}` stands for the kebab-case name of the module, `{ext}` for `ts` or `js`. */
  readonly name: string;
  /** Modules that it belongs to. */
  readonly for: 'every module' | 'models' | 'auth' | 'models and auth';
  /** What it must export (Markdown). */
  readonly exports: string;
  /** What it is for, in a sentence (Markdown). */
  readonly meaning: string;
  /** The current name, if this is an old one. */
  readonly replacedBy?: string;
  /** The resolver that loads it. */
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
    exports: resolver === 'zod' ? 'default: a Zod 3 schema' : 'default: a class with decorators',
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
    meaning: 'Your own routes, mounted before the generated ones, and which of those to turn off.',
    source: `${loader}:59`,
  },
  {
    name: '{module}.middlewares.{ext}',
    for: 'every module',
    exports: 'named: interceptors',
    meaning: 'Code that runs before and after the generated endpoints.',
    source: `${loader}:54`,
  },
  {
    name: '{module}.hooks.{ext}',
    for: 'models',
    exports: 'named, or one default object: service hooks',
    meaning: 'Code that runs before and after the methods of the service.',
    source: `${loader}:53`,
  },
  {
    name: '{module}.auth.{ext}',
    for: 'every module',
    exports: 'default: `AuthConfigs`',
    meaning: 'Which actions need a login, and who may do what.',
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
    ['create-{module}', 'models', 'Body for creating a record.', 92],
    ['update-{module}', 'models', 'Body for updating a record.', 95],
    ['{module}', 'models', 'The record, on the API reference page only.', 91],
    ['query-{module}', 'models', 'The query, on the API reference page only.', 98],
    ['login', 'auth', 'Body for logging in.', 84],
    ['signup', 'auth', 'Body for signing up.', 85],
    ['update-me', 'auth', 'Body for updating your own account.', 87],
    ['update-password', 'auth', 'Body for changing the password.', 88],
    ['get-me', 'auth', 'The signed-in user, on the API reference page only.', 86],
  ]),
  ...validators('class-validator', [
    ['create-{module}', 'models', 'Body for creating a record.', 71],
    ['update-{module}', 'models', 'Body for updating a record.', 74],
    ['{module}', 'models', 'The record, on the API reference page only.', 70],
    ['query-{module}', 'models', 'The query, on the API reference page only.', 77],
    ['login', 'auth', 'Body for logging in.', 63],
    ['signup', 'auth', 'Body for signing up.', 64],
    ['update-me', 'auth', 'Body for updating your own account.', 66],
    ['update-password', 'auth', 'Body for changing the password.', 67],
    ['get-me', 'auth', 'The signed-in user, on the API reference page only.', 65],
  ]),
];

/** A file outside the modules that the framework reads. */
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
    meaning: 'The Prisma client as default export. Tried first.',
    source: 'packages/arkos/src/utils/helpers/prisma.helpers.ts:13',
  },
  {
    path: 'src/utils/prisma/index.{ext}',
    meaning: 'The Prisma client as default export.',
    source: 'packages/arkos/src/utils/helpers/prisma.helpers.ts:16',
  },
  {
    path: 'prisma/**/*.prisma',
    meaning: 'The Prisma schema: every file except those in `migrations/`.',
    source: 'packages/arkos/src/utils/prisma/prisma-schema-parser.ts:305',
  },
  {
    path: 'src/app.{ext}',
    meaning:
      'Entry of `arkos dev`. Together with `tsconfig.json` it decides between `ts` and `js`.',
    source: 'packages/arkos/src/utils/cli/dev.ts:36',
  },
  {
    path: '.build/src/app.js',
    meaning: 'Entry of `arkos start`.',
    source: 'packages/arkos/src/utils/cli/start.ts:30',
  },
];
