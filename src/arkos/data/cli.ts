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
  /** What surprises in 1.3 (Markdown). */
  readonly remarks?: string;
  /** False for a form that the help prints and the command does not take. */
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
  /** What surprises in 1.3 (Markdown). */
  readonly remarks?: string;
  readonly source: Source;
}

const file = 'packages/arkos/src/utils/cli/index.ts';

const port: CliFlag = {
  short: '-p',
  long: '--port',
  value: '<number>',
  required: false,
  meaning: 'Port to listen on; wins over configuration and environment.',
  accepted: true,
};
const host: CliFlag = {
  short: '-h',
  long: '--host',
  value: '<host>',
  required: false,
  meaning: 'Host to listen on; wins over configuration and environment.',
  remarks: '`-h` is the host here; help is `--help`.',
  accepted: true,
};
const generateFlags: readonly CliFlag[] = [
  {
    short: '-m',
    long: '--model',
    value: '<name>',
    required: true,
    meaning: 'Name of the module, in any case.',
    accepted: true,
  },
  {
    long: '--module',
    value: '<name>',
    required: false,
    meaning: 'Meant as another name of `--model`.',
    remarks:
      'The help prints it; the command then stops with "required option \'-m, --model <name>, --module <name>\' not specified".',
    accepted: false,
  },
  {
    short: '-p',
    long: '--path',
    value: '<path>',
    required: false,
    default: 'src/modules',
    meaning: 'Folder the folder of the module is in.',
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
      'No command runs, `--version` and `--help` included, in a folder that has no folder `prisma`.',
    flags: [
      {
        short: '-V',
        long: '--version',
        required: false,
        meaning: 'Prints the version.',
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
        meaning: 'Kind of modules of a JavaScript project: `cjs` or `esm`.',
        remarks: 'It changes nothing for TypeScript: `module` of `tsconfig.json` decides.',
        accepted: true,
      },
    ],
    writes: '.build/src/app.js',
    runs: ['npx trash .build', 'npx tsc -p tsconfig.arkos-build.json', 'npx copyfiles'],
    remarks:
      '`tsconfig.json` has to be JSON without comments. Files of `src/` that are no source go to `.build/`, not `.build/src/`. A JavaScript build does not empty `.build/` first.',
    source: `${file}:14`,
  },
  {
    name: 'dev',
    summary: 'Runs `src/app` and starts it again at every change.',
    flags: [port, host],
    runs: [
      'npx tsx-strict --watch src/app.ts',
      'npx tsx-strict --no-type-check --watch src/app.js',
    ],
    remarks: 'Needs `DATABASE_URL`.',
    source: `${file}:20`,
  },
  {
    name: 'start',
    summary: 'Runs a built application.',
    flags: [port, host],
    runs: ['node .build/src/app.js'],
    remarks: 'Needs `DATABASE_URL`, and a JWT secret when authentication is configured.',
    source: `${file}:27`,
  },
  {
    name: 'generate',
    alias: 'g',
    summary: 'Writes files of a module.',
    flags: [],
    remarks: 'A file that is there already is not overwritten: the command stops.',
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
    'Refuses the module `file-upload`, in that spelling.',
  ),
  generator('middlewares', 'm', 'middlewares', 'an interceptors file', 79),
  generator(
    'interceptors',
    'i',
    'middlewares',
    'an interceptors file',
    87,
    'The same file as `middlewares`.',
  ),
  generator('hooks', 'h', 'hooks', 'a service hooks file', 95),
  {
    name: 'prisma',
    summary: 'Groups the commands around Prisma.',
    flags: [],
    source: `${file}:103`,
  },
  {
    name: 'prisma generate',
    summary: 'Runs `prisma generate` and writes other types for `BaseService`.',
    flags: [],
    runs: ['npx prisma generate'],
    remarks:
      'It overwrites a declaration file inside `node_modules/arkos`: `BaseService` then takes the kebab-case name of a model instead of a delegate, lacks `batchUpdate` and `batchDelete`, and gives `count`, `deleteOne` and `deleteMany` an argument the code does not have.',
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
  /** Choices, the first being the one chosen by pressing Enter. */
  readonly choices?: readonly string[];
  readonly default?: string | boolean;
  /** When it is asked, when not always (Markdown). */
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
    when: 'No name was given as argument.',
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
    when: 'Validation and TypeScript were chosen; JavaScript takes zod.',
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
    when: 'Authentication was chosen.',
    source: `${inquirer}:248`,
  },
  {
    name: 'usernameField',
    question: 'Choose default username field for login:',
    kind: 'choice',
    choices: ['email', 'username', 'define later'],
    when: 'Authentication was chosen.',
    source: `${inquirer}:257`,
  },
  {
    name: 'multipleRoles',
    question: 'Would you like to use authentication with Multiple Roles?',
    kind: 'yes-no',
    default: true,
    when: 'Authentication is dynamic and the database is not SQLite.',
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
  /** What surprises in 1.3 (Markdown). */
  readonly remarks?: string;
  readonly source: Source;
}

const template = 'packages/create-arkos/templates/basic';

/** What `create-arkos` leaves behind, beside the folders of the modules. */
export const createResults: readonly CreateResult[] = [
  {
    name: 'src/app.{ext}',
    meaning: 'Calls `arkos.init()` with the answers.',
    remarks:
      'Strict routing answered with no writes `strict: "no-bulk"`. The authentication type "define later" writes that text as mode, which is none.',
    source: `${template}/src/app.ts.hbs:1`,
  },
  {
    name: 'arkos.config.{ext}',
    meaning: 'An empty configuration.',
    remarks: 'Arkos 1.3 does not read it.',
    source: `${template}/arkos.config.ts.hbs:1`,
  },
  {
    name: '.env',
    meaning: 'Sets `DATABASE_URL`, `JWT_SECRET`, `JWT_EXPIRES_IN` and `PORT`.',
    remarks:
      'For CockroachDB and SQL Server each `=` in the address of the database comes out as `&#x3D;`.',
    source: `${template}/.env.hbs:1`,
  },
  {
    name: 'prisma/schema/',
    meaning: 'Data source, generator and the models of authentication.',
    remarks:
      'Authentication answered with no still writes `user.prisma`, with a field that has no name, so Prisma refuses the schema (P1012). For MongoDB and SQL Server Prisma refuses it too.',
    source: `${template}/prisma/schema/schema.prisma.hbs:1`,
  },
  {
    name: 'src/utils/prisma/index.{ext}',
    meaning: 'The Prisma client.',
    source: `${template}/src/utils/prisma/index.ts.hbs:1`,
  },
  {
    name: '<package manager> install',
    meaning: 'Installs the dependencies with the package manager it was run by.',
    source: 'packages/create-arkos/src/index.ts:50',
  },
  {
    name: 'npx prisma generate',
    meaning: 'Generates the Prisma client.',
    source: 'packages/create-arkos/src/index.ts:54',
  },
];
