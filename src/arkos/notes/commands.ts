import type {CommandId, FlagId, PromptId} from '../facts';

/** Our words for a flag. */
export interface FlagNote {
  /** What it does, in a sentence (Markdown). */
  readonly meaning: string;
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
}

/** Our words for a command of `arkos`. */
export interface CommandNote<Flag extends string = string> {
  /** What it does, in a sentence (Markdown). */
  readonly summary: string;
  readonly flags: Readonly<Record<Flag, FlagNote>>;
  /** File it writes, from the working directory. */
  readonly writes?: string;
  /** What it runs. */
  readonly runs?: readonly string[];
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
}

const port: FlagNote = {
  meaning: 'Port to listen on. Overrides the configuration and the environment.',
};
const host: FlagNote = {
  meaning: 'Host to listen on. Overrides the configuration and the environment.',
  remarks: '`-h` means the host here. For help, use `--help`.',
};

/** The commands that write a file of a module; they differ in the file. */
function generator(
  suffix: string,
  what: string,
  remarks?: string,
): CommandNote<FlagId<'generate controller'>> {
  return {
    summary: `Writes ${what}.`,
    flags: {
      '--model': {meaning: 'Name of the model or module, in camel, Pascal or kebab case.'},
      '--module': {
        meaning: 'Rejected, although the help shows it. Use `-m` or `--model`.',
      },
      '--path': {meaning: 'Parent folder of the module folder.'},
    },
    writes: `{path}/{module}/{module}.${suffix}.{ext}`,
    remarks,
  };
}

/** Every command, in the order of the help. */
export const commandNotes: {readonly [Id in CommandId]: CommandNote<FlagId<Id>>} = {
  '': {
    summary: 'The command line of the framework.',
    flags: {'--version': {meaning: 'Prints the version of `arkos`.'}},
    remarks:
      'Every command, `--version` and `--help` included, needs a folder `prisma` in the working directory.',
  },
  build: {
    summary: 'Builds the project into `.build/`.',
    flags: {
      '--module': {
        meaning: '`cjs` or `esm`. Leave the default: the build converts no modules.',
        remarks: 'With `esm`, the build of a JavaScript project leaves out `.cjs` files.',
      },
    },
    writes: '.build/src/app.js',
    runs: ['npx trash .build', 'npx tsc -p tsconfig.arkos-build.json', 'npx copyfiles'],
    remarks:
      '`tsconfig.json` must be plain JSON: with a comment or a trailing comma, the build ignores it. Other files in `src/`, such as templates, are copied to `.build/`, not to `.build/src/`. The build of a JavaScript project does not empty `.build/` first.',
  },
  dev: {
    summary: 'Runs `src/app` and restarts it when a file that it loaded changes.',
    flags: {'--port': port, '--host': host},
    runs: [
      'npx tsx-strict --watch src/app.ts',
      'npx tsx-strict --no-type-check --watch src/app.js',
    ],
    remarks:
      'Needs `DATABASE_URL`. A new file in `src/modules` takes effect after the next restart.',
  },
  start: {
    summary: 'Runs a production build.',
    flags: {'--port': port, '--host': host},
    runs: ['node .build/src/app.js'],
    remarks: 'Needs `DATABASE_URL`. It starts without a JWT secret, but then logins fail.',
  },
  generate: {
    summary: 'Writes a file of a module.',
    flags: {},
    remarks: 'It never overwrites a file: if the file exists, the command stops.',
  },
  'generate controller': generator('controller', 'a controller'),
  'generate service': generator('service', 'a service'),
  'generate router': generator('router', 'a router file'),
  'generate auth-configs': generator('auth', 'an auth file'),
  'generate query-options': generator(
    'query',
    'a query file',
    'Rejects `file-upload`, but not `FileUpload`.',
  ),
  'generate middlewares': generator('middlewares', 'an interceptors file'),
  'generate interceptors': generator(
    'middlewares',
    'an interceptors file',
    'Writes the same file as `middlewares`.',
  ),
  'generate hooks': generator('hooks', 'a service hooks file'),
  prisma: {summary: 'Contains the commands for Prisma.', flags: {}},
  'prisma generate': {
    summary: 'Runs `prisma generate` and replaces the types of `BaseService`.',
    flags: {},
    runs: ['npx prisma generate'],
    remarks: 'Prefer `npx prisma generate`, because the new types do not match the code.',
  },
};

/**
 * What each question of `create-arkos` accepts, if not a choice, and when it is asked, if not always
 * (Markdown).
 *
 * @remarks `create-arkos` takes no flags; its one argument is the name of the project, or `.` for
 * the working directory, and answers the first question.
 */
export const promptNotes: Readonly<
  Record<PromptId, {readonly accepts?: string; readonly when?: string}>
> = {
  projectName: {
    accepts:
      'Letters, digits, `-` and `_`, with a letter or digit at both ends, up to 50 characters; or `.` for the current folder.',
    when: 'You gave no name as an argument.',
  },
  typescript: {},
  prismaProvider: {},
  useValidation: {},
  validationType: {when: 'You chose validation and TypeScript. A JavaScript project gets Zod.'},
  useAuthentication: {},
  authenticationType: {when: 'You chose authentication.'},
  usernameField: {when: 'You chose authentication.'},
  multipleRoles: {when: 'Authentication is `dynamic` and the database is not SQLite.'},
  strictRouting: {},
};

/** What `create-arkos` writes and runs, apart from the folders of the modules. */
export const createdNotes: Readonly<Record<string, FlagNote>> = {
  'src/app.{ext}': {
    meaning: 'Calls `arkos.init()` with the answers.',
    remarks: 'Without strict routing, it contains `strict: "no-bulk"`.',
  },
  'arkos.config.{ext}': {
    meaning: 'An empty configuration. Has no effect.',
    remarks: 'Nothing reads it in this version. Pass your settings to `arkos.init()`.',
  },
  '.env': {
    meaning: 'Sets `DATABASE_URL`, `JWT_SECRET`, `JWT_EXPIRES_IN` and `PORT`.',
    remarks: 'For CockroachDB and SQL Server, each `=` in the database URL is written as `&#x3D;`.',
  },
  'prisma/schema/': {
    meaning: 'Data source, generator and the models of authentication.',
    remarks: 'Some answers produce a schema that Prisma rejects: see "Known defects".',
  },
  'src/utils/prisma/index.{ext}': {meaning: 'The Prisma client.'},
  '<package manager> install': {
    meaning: 'Installs the packages, with the package manager that you called it with.',
  },
  'npx prisma generate': {meaning: 'Generates the Prisma client.'},
};
