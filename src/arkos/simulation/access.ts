// The framework writes it so. cspell:ignore perfom
import type {Action} from '../endpoints';
import {FrameworkError} from '../query';

/** Who sends a request. */
export interface Caller {
  readonly isSuperUser?: boolean;
  readonly role?: string;
}

/** Roles for each action, or the same for all. */
type Roles = readonly string[] | Readonly<Partial<Record<Action, readonly string[]>>>;

/** What `<model>.auth.ts` exports. */
export interface AuthConfig {
  readonly authenticationControl?: Readonly<Partial<Record<Action, boolean>>>;
  readonly accessControl?: Roles;
}

/**
 * Lets a request through, or not, as static authentication does.
 *
 * @param action - What the endpoint does.
 * @param caller - Who asks; nobody without a token.
 * @param config - The model's.
 * @throws FrameworkError with 401 or 403.
 */
export function authorize(
  action: Action,
  caller: Caller | undefined,
  config: AuthConfig = {},
): void {
  if (config.authenticationControl?.[action] === false) return;
  if (!caller)
    throw new FrameworkError(
      'You are not logged in! please log in to get access',
      401,
      'LoginRequired',
    );
  if (caller.isSuperUser) return;
  const {accessControl: roles} = config;
  const allowed = Array.isArray(roles)
    ? (roles as readonly string[])
    : (roles as Readonly<Partial<Record<Action, readonly string[]>>> | undefined)?.[action];
  if (!caller.role || !allowed?.includes(caller.role))
    throw new FrameworkError(
      'You do not have permission to perfom this action',
      403,
      'NotEnoughPermissions',
    );
}
