import type {Source} from './source';

/** An environment variable that the package reads or sets. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Value in force when it is not set; null when there is none. */
  readonly default: string | null;
  /** Whether something refuses to start without it. */
  readonly required: boolean;
  /** True when the commands set it and a project does not have to. */
  readonly internal: boolean;
  /** What it does (Markdown). */
  readonly meaning: string;
  /** What surprises in 1.3 (Markdown). */
  readonly remarks?: string;
  /** Path of the configuration key it feeds. */
  readonly option?: string;
  /** Where it is read. */
  readonly source: Source;
}

/** A file that variables are read from. */
export interface EnvironmentFile {
  /** Name in the working directory; `{NODE_ENV}` stands for the value of that variable. */
  readonly name: string;
  /** Whether a build and a built application leave it out. */
  readonly skippedInBuild: boolean;
  readonly source: Source;
}

/** Every variable, in the order a reader meets them. */
export const environmentVariables: readonly EnvironmentVariable[] = [
  {
    name: 'DATABASE_URL',
    default: null,
    required: true,
    internal: false,
    meaning: 'Connection of the database, for Prisma.',
    remarks: '`arkos dev`, `build` and `start` stop when it is missing.',
    source: 'packages/arkos/src/utils/dotenv.helpers.ts:43',
  },
  {
    name: 'PORT',
    default: '8000',
    required: false,
    internal: false,
    meaning: 'Port of the server.',
    option: 'port',
    source: 'packages/arkos/src/utils/features/port-and-host-allocator.ts:23',
  },
  {
    name: 'HOST',
    default: 'localhost',
    required: false,
    internal: false,
    meaning: 'Host of the server.',
    option: 'host',
    source: 'packages/arkos/src/utils/features/port-and-host-allocator.ts:22',
  },
  {
    name: 'NODE_ENV',
    default: null,
    required: false,
    internal: false,
    meaning: 'Names the environment: which `.env.{NODE_ENV}` files are read, and what is printed.',
    remarks:
      'When it is not set, or `test`, `arkos dev` sets `development`, `arkos build` and `start` set `production`. It decides neither what errors show nor whether the API reference page is there: `ARKOS_BUILD` does.',
    source: 'packages/arkos/src/utils/dotenv.helpers.ts:15',
  },
  {
    name: 'JWT_SECRET',
    default: null,
    required: false,
    internal: false,
    meaning: 'Secret that tokens are signed with.',
    remarks:
      'Without it and without `authentication.jwt.secret`, a constant that is public in the package is used; in a build no token can then be signed.',
    option: 'authentication.jwt.secret',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:69',
  },
  {
    name: 'JWT_EXPIRES_IN',
    default: '30d',
    required: false,
    internal: false,
    meaning: 'Lifetime of a token and its cookie, with a unit: ms, s, m, h, d, w or y.',
    remarks: 'Digits without a unit, or a space before it, make every login fail with 500.',
    option: 'authentication.jwt.expiresIn',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:74',
  },
  {
    name: 'JWT_COOKIE_SECURE',
    default: null,
    required: false,
    internal: false,
    meaning: '`true` marks the token cookie as `Secure`.',
    remarks: 'No other value counts; the cookie of an HTTPS request is `Secure` anyway.',
    option: 'authentication.jwt.cookie.secure',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:135',
  },
  {
    name: 'JWT_COOKIE_HTTP_ONLY',
    default: 'true',
    required: false,
    internal: false,
    meaning: '`true` keeps the token cookie from scripts in the page, any other value does not.',
    option: 'authentication.jwt.cookie.httpOnly',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:129',
  },
  {
    name: 'JWT_COOKIE_SAME_SITE',
    default: 'lax',
    required: false,
    internal: false,
    meaning: '`SameSite` of the token cookie: `lax`, `strict` or `none`.',
    option: 'authentication.jwt.cookie.sameSite',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:109',
  },
  {
    name: 'EMAIL_HOST',
    default: null,
    required: false,
    internal: false,
    meaning: 'Host name of the mail server.',
    option: 'email.host',
    source: 'packages/arkos/src/modules/email/email.service.ts:71',
  },
  {
    name: 'EMAIL_PORT',
    default: '465',
    required: false,
    internal: false,
    meaning: 'Port of the mail server.',
    option: 'email.port',
    source: 'packages/arkos/src/modules/email/email.service.ts:74',
  },
  {
    name: 'EMAIL_SECURE',
    default: 'true',
    required: false,
    internal: false,
    meaning: '`true` starts the connection with TLS, any other value does not.',
    option: 'email.secure',
    source: 'packages/arkos/src/modules/email/email.service.ts:78',
  },
  {
    name: 'EMAIL_USER',
    default: null,
    required: false,
    internal: false,
    meaning: 'User name on the mail server, and the sender of messages that name none.',
    option: 'email.auth.user',
    source: 'packages/arkos/src/modules/email/email.service.ts:81',
  },
  {
    name: 'EMAIL_PASSWORD',
    default: null,
    required: false,
    internal: false,
    meaning: 'Password on the mail server.',
    option: 'email.auth.pass',
    source: 'packages/arkos/src/modules/email/email.service.ts:82',
  },
  {
    name: 'EMAIL_NAME',
    default: null,
    required: false,
    internal: false,
    meaning: 'Display name of the sender.',
    remarks: 'Read, and not used for anything in 1.3.',
    option: 'email.name',
    source: 'packages/arkos/src/modules/email/email.service.ts:83',
  },
  {
    name: 'ARKOS_BUILD',
    default: null,
    required: false,
    internal: true,
    meaning: '`true` while building and in a built application; `arkos build` and `start` set it.',
    remarks:
      'It switches: errors without stack traces, no API reference page, a JWT secret of your own required, files looked for as `.js` under `.build/`, `*.local` files left out, and a graceful stop on SIGTERM.',
    source: 'packages/arkos/src/utils/helpers/fs.helpers.ts:5',
  },
  {
    name: 'CLI_PORT',
    default: null,
    required: false,
    internal: true,
    meaning: 'Port given to `arkos dev` or `start` on the command line; wins over everything else.',
    option: 'port',
    source: 'packages/arkos/src/utils/features/port-and-host-allocator.ts:23',
  },
  {
    name: 'CLI_HOST',
    default: null,
    required: false,
    internal: true,
    meaning: 'Host given to `arkos dev` or `start` on the command line; wins over everything else.',
    option: 'host',
    source: 'packages/arkos/src/utils/features/port-and-host-allocator.ts:22',
  },
  {
    name: 'npm_config_user_agent',
    default: null,
    required: false,
    internal: true,
    meaning: 'Set by package managers; names the one to print in messages.',
    source: 'packages/arkos/src/utils/helpers/global.helpers.ts:53',
  },
];

/**
 * The files, in the order they are read.
 *
 * @remarks Each overrides what is set already: a later file wins over an earlier one, and a file
 * wins over the environment of the process, so `.env` wins over `.env.local`. Only the commands
 * `arkos dev`, `build` and `start` read them, `arkos.init()` does not.
 */
export const environmentFiles: readonly EnvironmentFile[] = [
  {
    name: '.env.defaults',
    skippedInBuild: false,
    source: 'packages/arkos/src/utils/dotenv.helpers.ts:20',
  },
  {
    name: '.env.{NODE_ENV}',
    skippedInBuild: false,
    source: 'packages/arkos/src/utils/dotenv.helpers.ts:21',
  },
  {
    name: '.env.{NODE_ENV}.local',
    skippedInBuild: true,
    source: 'packages/arkos/src/utils/dotenv.helpers.ts:22',
  },
  {
    name: '.env.local',
    skippedInBuild: true,
    source: 'packages/arkos/src/utils/dotenv.helpers.ts:23',
  },
  {name: '.env', skippedInBuild: false, source: 'packages/arkos/src/utils/dotenv.helpers.ts:24'},
];
