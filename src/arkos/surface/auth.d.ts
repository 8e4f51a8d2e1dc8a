/**
 * The entry point `arkos/auth`: the types of auth files and of tokens.
 *
 * @packageDocumentation
 */
import type {JwtPayload} from 'jsonwebtoken';
/**
 * The default export of an auth file, `src/modules/<model>/<model>.auth.ts`.
 *
 * @since 1.0
 * @source packages/arkos/src/types/auth.ts:114
 */
export type AuthConfigs = {
  /**
   * Which actions require a signed-in user.
   *
   * @defaultValue every action
   * @since 1.0
   * @source packages/arkos/src/types/auth.ts:115
   */
  authenticationControl?: AuthenticationControlConfig;
  /**
   * Which roles may do what, in static mode.
   *
   * @defaultValue super users only
   * @since 1.0
   * @source packages/arkos/src/types/auth.ts:116
   */
  accessControl?: AccessControlConfig;
};

/**
 * Which roles may do what in static mode: one array of roles for every action, or a rule for each
 * action.
 *
 * @remarks Only super users may perform an action without a rule.
 *
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/auth.ts:96
 */
export type AccessControlConfig = string[] | Partial<AccessControlRules>;

/**
 * Which actions of a module require a signed-in user: all, none, or a value for each.
 *
 * @remarks An action that you leave out requires one. An action set to false is public and skips
 * access control. For file uploads use the object form: a plain `false` still requires a token
 * there.
 *
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/auth.ts:78
 */
export type AuthenticationControlConfig = boolean | Partial<AuthenticationControlRules>;

/**
 * The content of an access token.
 *
 * @since 1.0
 * @source packages/arkos/src/types/auth.ts:129
 */
export interface AuthJwtPayload extends JwtPayload {
  /**
   * Id of the user.
   *
   * @since 1.0
   * @source packages/arkos/src/types/auth.ts:130
   */
  id?: number | string;
  /**
   * Anything else that you put into a token of your own.
   *
   * @since 1.0
   * @source packages/arkos/src/types/auth.ts:131
   */
  [x: string]: any;
}

/**
 * Columns of the user that the auth endpoints remove from their responses, by key.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/auth/auth.controller.ts:18
 */
export declare const defaultExcludedUserFields: {
  /**
   * The password hash. Only the key counts.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.controller.ts:19
   */
  password: boolean;
};

/**
 * The action of a permission: one of the four of the generated endpoints, or a name of your own.
 *
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/auth.ts:10
 */
type AccessAction = 'Create' | 'Update' | 'Delete' | 'View' | string;

/**
 * A rule with a name and a description besides the roles.
 *
 * @since 1.3.0-beta
 * @source packages/arkos/src/types/auth.ts:12
 */
type DetailedAccessControlRule = {
  /**
   * Roles that have the permission.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/auth.ts:14
   */
  roles?: string[];
  /**
   * Name of the permission. `GET /api/auth-actions` lists it.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/auth.ts:16
   */
  name?: string;
  /**
   * What the permission allows. `GET /api/auth-actions` lists it.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/auth.ts:18
   */
  description?: string;
  /**
   * A message. `GET /api/auth-actions` lists it.
   *
   * @remarks It is not the message of the 403, which is fixed.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/auth.ts:23
   */
  errorMessage?: string;
};

/**
 * Roles, or a detailed rule, for each action.
 *
 * @since 1.0
 * @source packages/arkos/src/types/auth.ts:45
 */
type AccessControlRules = {
  [key in AccessAction]: string[] | DetailedAccessControlRule;
};

/**
 * Whether an action requires a signed-in user.
 *
 * @since 1.0
 * @source packages/arkos/src/types/auth.ts:61
 */
type AuthenticationControlRules = {
  [key in AccessAction]: boolean;
};

export {};
