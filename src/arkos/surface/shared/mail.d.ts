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
   * @remarks The default 465 applies to the configuration and the environment. Options that you
   * pass to a service get Nodemailer's default: 465 with `secure: true`, otherwise 587.
   */
  port?: number;
  /**
   * Whether the connection starts with TLS.
   *
   * @remarks The default true applies to the configuration and the environment. Options that you
   * pass to a service get Nodemailer's default: true on port 465, otherwise false.
   */
  secure?: boolean;
  /** The account. */
  auth?: SMTPAuthOptions;
  /** Has no effect. For a display name, write `from: 'Bookshop <orders@bookshop.example>'`. */
  name?: string;
};
