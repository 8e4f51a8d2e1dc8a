/**
 * The entry point `arkos/auth`: the types of auth files and of tokens.
 *
 * @packageDocumentation
 */
import type {JwtPayload} from 'jsonwebtoken';
/** The default export of an auth file, `src/modules/<model>/<model>.auth.ts`. */
export type AuthConfigs = {
  /**
   * Which actions require a signed-in user.
   *
   * @defaultValue every action
   */
  authenticationControl?: AuthenticationControlConfig;
  /**
   * Which roles may do what, in static mode.
   *
   * @defaultValue superusers only
   */
  accessControl?: AccessControlConfig;
};

/**
 * Which roles may do what in static mode: one array of roles for every action, or a rule for each
 * action.
 *
 * @remarks Only superusers may perform an action without a rule.
 */
export type AccessControlConfig = string[] | Partial<AccessControlRules>;

/**
 * Which actions of a module require a signed-in user: all, none, or a value for each.
 *
 * @remarks Actions that you leave out require a signed-in user. An action set to false is public and skips
 * access control. For file uploads use the object form: a plain `false` still requires a token
 * there.
 */
export type AuthenticationControlConfig = boolean | Partial<AuthenticationControlRules>;

/** The content of an access token. */
export interface AuthJwtPayload extends JwtPayload {
  /** Id of the user. */
  id?: number | string;
  /** Anything else that you put in a token of your own. */
  [x: string]: any;
}

/**
 * Its keys are the columns that the auth endpoints remove from users in their responses, unless you
 * export `afterSignup` or `afterDeleteMe`.
 */
export declare const defaultExcludedUserFields: {
  /** The password hash. Only the key counts. */
  password: boolean;
};

/**
 * The action of a permission: one of the four of the generated endpoints, or a name of your own.
 */
type AccessAction = 'Create' | 'Update' | 'Delete' | 'View' | string;

/** A rule with a name and a description besides the roles. */
type DetailedAccessControlRule = {
  /** Roles that have the permission. */
  roles?: string[];
  /** Name of the permission. `GET /api/auth-actions` lists it. */
  name?: string;
  /** What the permission allows. `GET /api/auth-actions` lists it. */
  description?: string;
  /**
   * A message. `GET /api/auth-actions` lists it.
   *
   * @remarks It is not the message of the 403, which is fixed.
   */
  errorMessage?: string;
};

/** Roles, or a detailed rule, for each action. */
type AccessControlRules = {
  [key in AccessAction]: string[] | DetailedAccessControlRule;
};

/** Whether an action requires a signed-in user. */
type AuthenticationControlRules = {
  [key in AccessAction]: boolean;
};

export {};
