import type {VariableId} from '../facts';

/** Our words for an environment variable. */
export interface VariableNote {
  /** True if the commands set it, so that a project does not have to. */
  readonly internal?: true;
  /** What it does (Markdown). */
  readonly meaning: string;
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
  /** Path of the configuration key it sets. */
  readonly option?: string;
}

/** Every variable, in the order a reader meets them. */
export const variableNotes: Readonly<Record<VariableId, VariableNote>> = {
  DATABASE_URL: {
    meaning: 'Connection URL of the database, for Prisma.',
    remarks:
      '`arkos dev`, `arkos build` and `arkos start` stop without it. The other commands do not need it.',
  },
  PORT: {meaning: 'Port that the server listens on.', option: 'port'},
  HOST: {meaning: 'Host name or IP address that the server listens on.', option: 'host'},
  NODE_ENV: {
    meaning: 'Selects which `.env.{NODE_ENV}` files are read. The `[Ready]` line shows it.',
    remarks:
      'If it is not set, or is `test`, `arkos dev` sets it to `development`, and `arkos build` and `arkos start` set it to `production`. It changes neither error responses nor whether the API documentation is served: `ARKOS_BUILD` does.',
  },
  JWT_SECRET: {
    meaning: 'Secret that signs and verifies tokens.',
    remarks:
      'Without it and without `authentication.jwt.secret`, a process with `ARKOS_BUILD=true`, such as `arkos start`, signs no token. Any other process, even one with `NODE_ENV=production`, signs tokens with a constant from the public source code, so anyone can forge a login.',
    option: 'authentication.jwt.secret',
  },
  JWT_EXPIRES_IN: {
    meaning: 'Lifetime of a token and its cookie, with a unit: ms, s, m, h, d, w or y.',
    remarks: 'Without a unit, or with a space before it, every login fails with 500.',
    option: 'authentication.jwt.expiresIn',
  },
  JWT_COOKIE_SECURE: {
    meaning: '`true` adds the attribute `Secure` to the token cookie.',
    remarks:
      'Other values have no effect. Over HTTPS, and with `SameSite=None`, the cookie is `Secure` anyway, unless the key is `false`.',
    option: 'authentication.jwt.cookie.secure',
  },
  JWT_COOKIE_HTTP_ONLY: {
    meaning:
      '`true` keeps scripts in the browser from reading the token cookie; any other value lets them.',
    option: 'authentication.jwt.cookie.httpOnly',
  },
  JWT_COOKIE_SAME_SITE: {
    meaning: 'Attribute `SameSite` of the token cookie: `lax`, `strict` or `none`.',
    option: 'authentication.jwt.cookie.sameSite',
  },
  EMAIL_HOST: {meaning: 'Host name of the mail server.', option: 'email.host'},
  EMAIL_PORT: {meaning: 'Port of the mail server.', option: 'email.port'},
  EMAIL_SECURE: {
    meaning:
      '`true` connects with TLS. With any other text, the connection starts without TLS, and uses it if the mail server offers `STARTTLS`.',
    option: 'email.secure',
  },
  EMAIL_USER: {
    meaning: 'Username on the mail server, and the sender of messages without `from`.',
    option: 'email.auth.user',
  },
  EMAIL_PASSWORD: {meaning: 'Password on the mail server.', option: 'email.auth.pass'},
  EMAIL_NAME: {
    meaning: 'Display name of the sender.',
    remarks: 'Has no effect.',
    option: 'email.name',
  },
  ARKOS_BUILD: {
    internal: true,
    meaning: '`true` marks a production build. `arkos build` and `arkos start` set it.',
    remarks:
      'With `true`: errors have no stack trace, the API documentation is off unless `swagger.enableAfterBuild` is `true`, logins need a JWT secret, modules are loaded as `.js` from `.build/`, environment files that end in `.local` are skipped, and `SIGTERM` stops the server gracefully (not with `port: undefined`).',
  },
  CLI_PORT: {
    internal: true,
    meaning:
      'Port from the command line of `arkos dev` or `arkos start`. Overrides everything else.',
    option: 'port',
  },
  CLI_HOST: {
    internal: true,
    meaning:
      'Host from the command line of `arkos dev` or `arkos start`. Overrides everything else.',
    option: 'host',
  },
  npm_config_user_agent: {
    internal: true,
    meaning: 'Set by package managers. Selects the package manager that messages name.',
  },
};
