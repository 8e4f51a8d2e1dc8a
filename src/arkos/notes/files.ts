import type {FileId} from '../facts';

/** Our words for a file that is loaded from `src/modules/<module>/` by its name. */
export interface FileNote {
  /** Modules that it belongs to. */
  readonly for: 'every module' | 'models' | 'auth' | 'models and auth';
  /** What it must export (Markdown). */
  readonly exports: string;
  /** What it is for, in a sentence (Markdown). */
  readonly meaning: string;
  /** The current name, if this is an old one. */
  readonly replacedBy?: FileId;
}

/** Names of schemas and DTOs without what their resolver adds. */
type ValidatorName<Id> = Id extends
  `dtos/${infer Name}.dto.{ext}` | `schemas/${infer Name}.schema.{ext}`
  ? Name
  : never;

/**
 * Every name the loader looks for, but those of schemas and DTOs; `{module}` stands for the kebab-case
 * name of the module, `{ext}` for `ts` or `js`.
 *
 * @remarks Modules are the models of the Prisma schema, `auth` and `file-upload`. Controllers,
 * services and `arkos.config.ts` are not loaded by name.
 */
export const fileNotes: Readonly<
  Record<Exclude<FileId, `dtos/${string}` | `schemas/${string}`>, FileNote>
> = {
  '{module}.router.{ext}': {
    for: 'every module',
    exports: 'default: an Express router; named: `config`, a `RouterConfig`',
    meaning: 'Your own routes, mounted before the generated ones, and which of those to turn off.',
  },
  '{module}.middlewares.{ext}': {
    for: 'every module',
    exports: 'named: interceptors',
    meaning: 'Code that runs before and after the generated endpoints.',
  },
  '{module}.hooks.{ext}': {
    for: 'models',
    exports: 'named: service hooks, or all of them in one default object',
    meaning: 'Code that runs before and after the methods of the service.',
  },
  '{module}.auth.{ext}': {
    for: 'every module',
    exports: 'default: `AuthConfigs`',
    meaning:
      'Which actions need a login, and who may do what. In `auth`, it has no effect on the endpoints.',
  },
  '{module}.query.{ext}': {
    for: 'models and auth',
    exports: 'default: `PrismaQueryOptions`; in `auth`, `AuthPrismaQueryOptions`',
    meaning: 'Prisma options of the endpoints.',
  },
  '{module}.auth-configs.{ext}': {
    for: 'every module',
    exports: 'default: `AuthConfigs`',
    meaning: 'Old name of the auth file; prints a warning.',
    replacedBy: '{module}.auth.{ext}',
  },
  '{module}.prisma-query-options.{ext}': {
    for: 'models and auth',
    exports: 'default: the same as the query file',
    meaning: 'Old name of the query file; prints a warning.',
    replacedBy: '{module}.query.{ext}',
  },
};

/** Every schema and DTO. */
export const validatorNotes: Readonly<
  Record<ValidatorName<FileId>, Omit<FileNote, 'exports' | 'replacedBy'>>
> = {
  'create-{module}': {for: 'models', meaning: 'Body for creating a record.'},
  'update-{module}': {for: 'models', meaning: 'Body for updating a record.'},
  '{module}': {
    for: 'models',
    meaning: 'A record. It appears in the API documentation and validates nothing.',
  },
  'query-{module}': {
    for: 'models',
    meaning: 'The query. It appears in the API documentation and validates nothing.',
  },
  login: {for: 'auth', meaning: 'Body for logging in.'},
  signup: {for: 'auth', meaning: 'Body for signing up.'},
  'update-me': {for: 'auth', meaning: 'Body for updating your own account.'},
  'update-password': {for: 'auth', meaning: 'Body for changing the password.'},
  'get-me': {
    for: 'auth',
    meaning: 'The signed-in user. It appears in the API documentation and validates nothing.',
  },
};

/** What each resolver wants exported (Markdown). */
export const validatorExports = {
  zod: 'default: a Zod 3 schema',
  'class-validator': 'default: a class with decorators',
} as const;

/** What is read outside `src/modules`, with what it is for (Markdown). */
export const projectFileNotes = {
  'src/utils/prisma.{ext}': 'The Prisma client as default export. Tried first.',
  'src/utils/prisma/index.{ext}': 'The Prisma client as default export.',
  'prisma/**/*.prisma': 'The Prisma schema: every file except those in `migrations/`.',
  'src/app.{ext}':
    'Entry of `arkos dev`. Together with `tsconfig.json` it decides between `ts` and `js`.',
  '.build/src/app.js': 'Entry of `arkos start`.',
} as const;
