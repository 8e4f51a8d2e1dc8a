/**
 * Turns a name of the code into a part of an anchor.
 *
 * @param name - Such as `allowedUsernames`, `JWT_SECRET` or `auth/login`.
 * @returns Lower case, words joined by hyphens: `allowed-usernames`, `jwt-secret`, `auth-login`.
 */
export function slug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The anchor of a configuration key.
 *
 * @param path - Such as `authentication.login.allowedUsernames`.
 * @returns `config-authentication-login-allowed-usernames`.
 */
export const configAnchor = (path: string): string =>
  `config-${path.split('.').map(slug).join('-')}`;

/**
 * The anchor of an environment variable.
 *
 * @param name - Such as `JWT_SECRET`.
 * @returns `env-jwt-secret`.
 */
export const envAnchor = (name: string): string => `env-${slug(name)}`;

/**
 * The anchor of an endpoint.
 *
 * @param group - Such as `auth`.
 * @param name - Such as `updatePassword`.
 * @returns `endpoint-auth-update-password`.
 */
export const endpointAnchor = (group: string, name: string): string =>
  `endpoint-${slug(group)}-${slug(name)}`;

/**
 * The anchor of a command or of one of its flags.
 *
 * @param command - Words after `arkos`; empty for `arkos` itself.
 * @param flag - Long form, such as `--port`.
 * @returns `cli-arkos-dev-port`.
 */
export const cliAnchor = (command: string, flag?: string): string =>
  `cli-${slug(`arkos ${command}`)}${flag === undefined ? '' : `-${slug(flag)}`}`;
