/**
 * Connections to mail servers.
 *
 * @packageDocumentation
 */

/** An account on a mail server. */
export type SMTPAuthOptions = {
  /** Username. */
  user: string;
  /** Password. */
  pass: string;
};

/** How to reach a mail server. */
export type SMTPConnectionOptions = {
  /** Host name. */
  host?: string;
  /**
   * Port.
   *
   * @remarks Default in the configuration and the environment: 465. In options that you pass to a
   * service: 465 with `secure: true`, otherwise 587.
   */
  port?: number;
  /**
   * Whether the connection starts with TLS.
   *
   * @remarks Default in the configuration and the environment: true. In options that you pass to a
   * service: true on port 465, otherwise false.
   */
  secure?: boolean;
  /** The account. */
  auth?: SMTPAuthOptions;
  /** Has no effect. For a display name, write `from: 'Bookshop <orders@bookshop.example>'`. */
  name?: string;
};
