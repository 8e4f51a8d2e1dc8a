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
   * User name.
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
   * @remarks 465 only comes from the configuration and the environment; options given to a
   * service are used as they are.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:30
   */
  port?: number;
  /**
   * Whether the connection starts with TLS.
   *
   * @remarks True only comes from the configuration and the environment; options given to a
   * service are used as they are.
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
   * Display name; taken out before the connection is made and not used.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/email/email.service.ts:33
   */
  name?: string;
};
