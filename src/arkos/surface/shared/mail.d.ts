/**
 * Connections to mail servers.
 *
 * @packageDocumentation
 */

/**
 * An account on a mail server.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/email/email.service.ts:20
 */
export type SMTPAuthOptions = {
  /**
   * Username.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:21
   */
  user: string;
  /**
   * Password.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:22
   */
  pass: string;
};

/**
 * How to reach a mail server.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/email/email.service.ts:28
 */
export type SMTPConnectionOptions = {
  /**
   * Host name.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:29
   */
  host?: string;
  /**
   * Port.
   *
   * @remarks The default 465 applies to the configuration and the environment. Options that you
   * pass to a service get the default of Nodemailer: 465 with `secure: true`, otherwise 587.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:30
   */
  port?: number;
  /**
   * Whether the connection starts with TLS.
   *
   * @remarks The default true applies to the configuration and the environment. Options that you
   * pass to a service get the default of Nodemailer: true on port 465, otherwise false.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:31
   */
  secure?: boolean;
  /**
   * The account.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:32
   */
  auth?: SMTPAuthOptions;
  /**
   * Display name. Has no effect.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:33
   */
  name?: string;
};
