import type {Source} from './source';

/** An environment variable that the package reads or sets. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Value used when it is not set; null if there is none. */
  readonly default: string | null;
  /** Whether some command does not start without it. */
  readonly required: boolean;
  /** True if the commands set it, so that a project does not have to. */
  readonly internal: boolean;
  /** What it does (Markdown). */
  readonly meaning: string;
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
  /** Path of the configuration key it sets. */
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
    meaning: 'Connection URL of the database, for Prisma.',
    remarks:
      '`arkos dev`, `arkos build` and `arkos start` stop without it. The other commands do not need it.',
    source: 'packages/arkos/src/utils/dotenv.helpers.ts:43',
  },
  {
    name: 'PORT',
    default: '8000',
    required: false,
    internal: false,
    meaning: 'Port that the server listens on.',
    option: 'port',
    source: 'packages/arkos/src/utils/features/port-and-host-allocator.ts:23',
  },
  {
    name: 'HOST',
    default: 'localhost',
    required: false,
    internal: false,
    meaning: 'Host name or IP address that the server listens on.',
    option: 'host',
    source: 'packages/arkos/src/utils/features/port-and-host-allocator.ts:22',
  },
  {
    name: 'NODE_ENV',
    default: null,
    required: false,
    internal: false,
    meaning: 'Selects the `.env.{NODE_ENV}` files that are read, and appears in the log.',
    remarks:
      'If it is not set, or is `test`, `arkos dev` sets it to `development`, and `arkos build` and `arkos start` set it to `production`. It changes neither error responses nor whether the API documentation is served: `ARKOS_BUILD` does.',
    source: 'packages/arkos/src/utils/dotenv.helpers.ts:15',
  },
  {
    name: 'JWT_SECRET',
    default: null,
    required: false,
    internal: false,
    meaning: 'Secret that signs and verifies tokens.',
    remarks:
      'Without it and without `authentication.jwt.secret`, tokens are signed with a constant from the public source code. A production build signs no token then.',
    option: 'authentication.jwt.secret',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:69',
  },
  {
    name: 'JWT_EXPIRES_IN',
    default: '30d',
    required: false,
    internal: false,
    meaning: 'Lifetime of a token and its cookie, with a unit: ms, s, m, h, d, w or y.',
    remarks: 'Without a unit, or with a space before it, every login fails with 500.',
    option: 'authentication.jwt.expiresIn',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:74',
  },
  {
    name: 'JWT_COOKIE_SECURE',
    default: null,
    required: false,
    internal: false,
    meaning: '`true` adds the attribute `Secure` to the token cookie.',
    remarks: 'Other values have no effect. Over HTTPS the cookie is always `Secure`.',
    option: 'authentication.jwt.cookie.secure',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:135',
  },
  {
    name: 'JWT_COOKIE_HTTP_ONLY',
    default: 'true',
    required: false,
    internal: false,
    meaning:
      '`true` keeps scripts in the browser from reading the token cookie; any other value lets them.',
    option: 'authentication.jwt.cookie.httpOnly',
    source: 'packages/arkos/src/modules/auth/auth.service.ts:129',
  },
  {
    name: 'JWT_COOKIE_SAME_SITE',
    default: 'lax',
    required: false,
    internal: false,
    meaning: 'Attribute `SameSite` of the token cookie: `lax`, `strict` or `none`.',
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
    meaning: '`true` connects with TLS; any other value connects without.',
    option: 'email.secure',
    source: 'packages/arkos/src/modules/email/email.service.ts:78',
  },
  {
    name: 'EMAIL_USER',
    default: null,
    required: false,
    internal: false,
    meaning: 'Username on the mail server, and the sender of messages without `from`.',
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
    remarks: 'Has no effect.',
    option: 'email.name',
    source: 'packages/arkos/src/modules/email/email.service.ts:83',
  },
  {
    name: 'ARKOS_BUILD',
    default: null,
    required: false,
    internal: true,
    meaning: '`true` marks a production build. `arkos build` and `arkos start` set it.',
    remarks:
      'With `true`: errors have no stack trace, the API documentation is off, a JWT secret is required, modules are loaded as `.js` from `.build/`, environment files that end in `.local` are skipped, and `SIGTERM` stops the server gracefully (not with `port: undefined`).',
    source: 'packages/arkos/src/utils/helpers/fs.helpers.ts:5',
  },
  {
    name: 'CLI_PORT',
    default: null,
    required: false,
    internal: true,
    meaning:
      'Port from the command line of `arkos dev` or `arkos start`. Overrides everything else.',
    option: 'port',
    source: 'packages/arkos/src/utils/features/port-and-host-allocator.ts:23',
  },
  {
    name: 'CLI_HOST',
    default: null,
    required: false,
    internal: true,
    meaning:
      'Host from the command line of `arkos dev` or `arkos start`. Overrides everything else.',
    option: 'host',
    source: 'packages/arkos/src/utils/features/port-and-host-allocator.ts:22',
  },
  {
    name: 'npm_config_user_agent',
    default: null,
    required: false,
    internal: true,
    meaning: 'Set by package managers. Selects the name that messages print.',
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
