import type {Source} from './source';

/** A flag of a command. */
export interface CliFlag {
  /** Short form with its dash. */
  readonly short?: string;
  /** Long form with its dashes. */
  readonly long: string;
  /** Name of the value in the help; absent for a switch. */
  readonly value?: string;
  readonly required: boolean;
  readonly default?: string;
  /** What it does, in a sentence (Markdown). */
  readonly meaning: string;
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
  /** False for a form that the help prints and the command does not accept. */
  readonly accepted: boolean;
}

/** A command of `arkos`. */
export interface CliCommand {
  /** Words after `arkos`; empty for `arkos` itself. */
  readonly name: string;
  readonly alias?: string;
  /** What it does, in a sentence (Markdown). */
  readonly summary: string;
  /** Its own flags; every command also takes `--help`. */
  readonly flags: readonly CliFlag[];
  /** File it writes, from the working directory. */
  readonly writes?: string;
  /** What it runs. */
  readonly runs?: readonly string[];
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
  readonly source: Source;
}

const file = 'packages/arkos/src/utils/cli/index.ts';

const port: CliFlag = {
  short: '-p',
  long: '--port',
  value: '<number>',
  required: false,
  meaning: 'Port to listen on. Overrides the configuration and the environment.',
  accepted: true,
};
const host: CliFlag = {
  short: '-h',
  long: '--host',
  value: '<host>',
  required: false,
  meaning: 'Host to listen on. Overrides the configuration and the environment.',
  remarks: '`-h` means the host here. For help, use `--help`.',
  accepted: true,
};
const generateFlags: readonly CliFlag[] = [
  {
    short: '-m',
    long: '--model',
    value: '<name>',
    required: true,
    meaning: 'Name of the model or module, in any case.',
    accepted: true,
  },
  {
    long: '--module',
    value: '<name>',
    required: false,
    meaning: 'Does not work.',
    remarks:
      'The help lists it, but the command stops with "required option \'-m, --model <name>, --module <name>\' not specified". Use `--model`.',
    accepted: false,
  },
  {
    short: '-p',
    long: '--path',
    value: '<path>',
    required: false,
    default: 'src/modules',
    meaning: 'Parent folder of the module folder.',
    accepted: true,
  },
];

function generator(
  name: string,
  alias: string,
  suffix: string,
  what: string,
  line: number,
  remarks?: string,
): CliCommand {
  return {
    name: `generate ${name}`,
    alias,
    summary: `Writes ${what}.`,
    flags: generateFlags,
    writes: `{path}/{module}/{module}.${suffix}.{ext}`,
    ...(remarks === undefined ? {} : {remarks}),
    source: `${file}:${line}`,
  };
}

/** Every command of `arkos`, in the order of its help. */
export const cliCommands: readonly CliCommand[] = [
  {
    name: '',
    summary: 'The command line of the framework.',
    remarks:
      'Every command, `--version` and `--help` included, needs a folder `prisma` in the working directory.',
    flags: [
      {
        short: '-V',
        long: '--version',
        required: false,
        meaning: 'Prints the version of `arkos`.',
        accepted: true,
      },
    ],
    source: `${file}:11`,
  },
  {
    name: 'build',
    summary: 'Builds the project into `.build/`.',
    flags: [
      {
        short: '-m',
        long: '--module',
        value: '<type>',
        required: false,
        default: 'cjs',
        meaning: 'Module format of a JavaScript project: `cjs` or `esm`.',
        remarks: 'Ignored in a TypeScript project, where `module` in `tsconfig.json` decides.',
        accepted: true,
      },
    ],
    writes: '.build/src/app.js',
    runs: ['npx trash .build', 'npx tsc -p tsconfig.arkos-build.json', 'npx copyfiles'],
    remarks:
      '`tsconfig.json` must be JSON without comments. Other files in `src/`, such as templates, are copied to `.build/`, not to `.build/src/`. The build of a JavaScript project does not empty `.build/` first.',
    source: `${file}:14`,
  },
  {
    name: 'dev',
    summary: 'Runs `src/app` and restarts it when a file changes.',
    flags: [port, host],
    runs: [
      'npx tsx-strict --watch src/app.ts',
      'npx tsx-strict --no-type-check --watch src/app.js',
    ],
    remarks:
      'Needs `DATABASE_URL`. A new file in `src/modules` takes effect after the next restart.',
    source: `${file}:20`,
  },
  {
    name: 'start',
    summary: 'Runs a production build.',
    flags: [port, host],
    runs: ['node .build/src/app.js'],
    remarks: 'Needs `DATABASE_URL`, and a JWT secret if authentication is on.',
    source: `${file}:27`,
  },
  {
    name: 'generate',
    alias: 'g',
    summary: 'Writes a file of a module.',
    flags: [],
    remarks: 'It never overwrites a file: if the file exists, the command stops.',
    source: `${file}:34`,
  },
  generator('controller', 'c', 'controller', 'a controller', 39),
  generator('service', 's', 'service', 'a service', 47),
  generator('router', 'r', 'router', 'a router file', 55),
  generator('auth-configs', 'a', 'auth', 'an auth file', 63),
  generator(
    'query-options',
    'q',
    'query',
    'a query file',
    71,
    'Rejects the module `file-upload`, in this spelling only.',
  ),
  generator('middlewares', 'm', 'middlewares', 'an interceptors file', 79),
  generator(
    'interceptors',
    'i',
    'middlewares',
    'an interceptors file',
    87,
    'Writes the same file as `middlewares`.',
  ),
  generator('hooks', 'h', 'hooks', 'a service hooks file', 95),
  {
    name: 'prisma',
    summary: 'Contains the commands for Prisma.',
    flags: [],
    source: `${file}:103`,
  },
  {
    name: 'prisma generate',
    summary: 'Runs `prisma generate` and replaces the types of `BaseService`.',
    flags: [],
    runs: ['npx prisma generate'],
    remarks:
      'It overwrites a declaration file in `node_modules/arkos`. Results of `BaseService` then follow `include` and `select`. In exchange, its type argument is the kebab-case name of a model instead of a delegate, `batchUpdate` and `batchDelete` are missing, and `count`, `deleteOne` and `deleteMany` accept an argument that the code ignores.',
    source: `${file}:104`,
  },
];

/** A question `create-arkos` asks. */
export interface CreatePrompt {
  /** Name of the answer in its code. */
  readonly name: string;
  /** The question as printed. */
  readonly question: string;
  readonly kind: 'text' | 'yes-no' | 'choice';
  /** Choices. Enter picks the first one. */
  readonly choices?: readonly string[];
  readonly default?: string | boolean;
  /** When it is asked, if not always (Markdown). */
  readonly when?: string;
  readonly source: Source;
}

const inquirer = 'packages/create-arkos/src/utils/project-config-inquirer.ts';

/**
 * Every question, in order.
 *
 * @remarks `create-arkos` takes no flags; its one argument is the name of the project, or `.` for
 * the working directory, and answers the first question.
 */
export const createPrompts: readonly CreatePrompt[] = [
  {
    name: 'projectName',
    question: 'What is the name of your project?',
    kind: 'text',
    default: 'my-arkos-project',
    when: 'You gave no name as an argument.',
    source: `${inquirer}:70`,
  },
  {
    name: 'typescript',
    question: 'Would you like to use TypeScript?',
    kind: 'yes-no',
    default: false,
    source: `${inquirer}:129`,
  },
  {
    name: 'prismaProvider',
    question: 'What db provider will be used for Prisma?',
    kind: 'choice',
    choices: ['postgresql', 'mongodb', 'mysql', 'sqlite', 'sqlserver', 'cockroachdb'],
    source: `${inquirer}:141`,
  },
  {
    name: 'useValidation',
    question: 'Would you like to set up Validation?',
    kind: 'yes-no',
    default: true,
    source: `${inquirer}:199`,
  },
  {
    name: 'validationType',
    question: 'Choose validation library:',
    kind: 'choice',
    choices: ['zod', 'class-validator'],
    when: 'You chose validation and TypeScript. A JavaScript project gets Zod.',
    source: `${inquirer}:214`,
  },
  {
    name: 'useAuthentication',
    question: 'Would you like to set up Authentication?',
    kind: 'yes-no',
    default: true,
    source: `${inquirer}:238`,
  },
  {
    name: 'authenticationType',
    question: 'Choose authentication type:',
    kind: 'choice',
    choices: ['static', 'dynamic', 'define later'],
    when: 'You chose authentication.',
    source: `${inquirer}:248`,
  },
  {
    name: 'usernameField',
    question: 'Choose default username field for login:',
    kind: 'choice',
    choices: ['email', 'username', 'define later'],
    when: 'You chose authentication.',
    source: `${inquirer}:257`,
  },
  {
    name: 'multipleRoles',
    question: 'Would you like to use authentication with Multiple Roles?',
    kind: 'yes-no',
    default: true,
    when: 'Authentication is `dynamic` and the database is not SQLite.',
    source: `${inquirer}:278`,
  },
  {
    name: 'strictRouting',
    question: 'Would you like to use Strict Routing?',
    kind: 'yes-no',
    default: false,
    source: `${inquirer}:300`,
  },
];

/** Something `create-arkos` writes or runs. */
export interface CreateResult {
  /** Path from the new project, or the command. */
  readonly name: string;
  /** What it is, in a sentence (Markdown). */
  readonly meaning: string;
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
  readonly source: Source;
}

const template = 'packages/create-arkos/templates/basic';

/** What `create-arkos` writes, apart from the folders of the modules. */
export const createResults: readonly CreateResult[] = [
  {
    name: 'src/app.{ext}',
    meaning: 'Calls `arkos.init()` with the answers.',
    remarks:
      'Without strict routing it says `strict: "no-bulk"`. With the authentication type "define later" it says `mode: \'define later\'`, which does not compile.',
    source: `${template}/src/app.ts.hbs:1`,
  },
  {
    name: 'arkos.config.{ext}',
    meaning: 'An empty configuration. Has no effect.',
    remarks: 'Nothing reads it in this version; put your settings into `arkos.init()`.',
    source: `${template}/arkos.config.ts.hbs:1`,
  },
  {
    name: '.env',
    meaning: 'Sets `DATABASE_URL`, `JWT_SECRET`, `JWT_EXPIRES_IN` and `PORT`.',
    remarks: 'For CockroachDB and SQL Server, each `=` in the database URL is written as `&#x3D;`.',
    source: `${template}/.env.hbs:1`,
  },
  {
    name: 'prisma/schema/',
    meaning: 'Data source, generator and the models of authentication.',
    remarks:
      'Prisma rejects the schema (P1012) without authentication, because `user.prisma` is still written and has a field without a name. It also rejects the schemas for MongoDB and SQL Server.',
    source: `${template}/prisma/schema/schema.prisma.hbs:1`,
  },
  {
    name: 'src/utils/prisma/index.{ext}',
    meaning: 'The Prisma client.',
    source: `${template}/src/utils/prisma/index.ts.hbs:1`,
  },
  {
    name: '<package manager> install',
    meaning: 'Installs the packages, with the package manager that you called it with.',
    source: 'packages/create-arkos/src/index.ts:50',
  },
  {
    name: 'npx prisma generate',
    meaning: 'Generates the Prisma client.',
    source: 'packages/create-arkos/src/index.ts:54',
  },
];
