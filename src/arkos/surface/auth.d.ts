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
   * Which actions need a signed-in user.
   *
   * @defaultValue every action does
   * @since 1.0
   * @source packages/arkos/src/types/auth.ts:115
   */
  authenticationControl?: AuthenticationControlConfig;
  /**
   * Who may do what, in static mode.
   *
   * @defaultValue super users only
   * @since 1.0
   * @source packages/arkos/src/types/auth.ts:116
   */
  accessControl?: AccessControlConfig;
};

/**
 * Who may do what in static mode: a list of roles for every action, or rules for each action.
 *
 * @remarks An action without a rule is open to super users only.
 *
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/auth.ts:96
 */
export type AccessControlConfig = string[] | Partial<AccessControlRules>;

/**
 * Which actions of a module need a signed-in user: all, none or each on its own.
 *
 * @remarks An action that is not named needs one. An action set to false is public, and its
 * access control is skipped. For file upload, write the object: a plain `false` still asks for a
 * token there.
 *
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/auth.ts:78
 */
export type AuthenticationControlConfig = boolean | Partial<AuthenticationControlRules>;

/**
 * What an access token carries.
 *
 * @since 1.0
 * @source packages/arkos/src/types/auth.ts:129
 */
export interface AuthJwtPayload extends JwtPayload {
  /**
   * Identifier of the user.
   *
   * @since 1.0
   * @source packages/arkos/src/types/auth.ts:130
   */
  id?: number | string;
  /**
   * Whatever else was signed into a token of your own.
   *
   * @since 1.0
   * @source packages/arkos/src/types/auth.ts:131
   */
  [x: string]: any;
}

/**
 * Columns of the user that the auth endpoints take out of their answers, by key.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/auth/auth.controller.ts:18
 */
export declare const defaultExcludedUserFields: {
  /**
   * The password hash; the key counts, the value is not read.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/auth/auth.controller.ts:19
   */
  password: boolean;
};

/**
 * An action a permission is about: the four of the generated endpoints, or any name of your own.
 *
 * @since 1.1.59-beta
 * @source packages/arkos/src/types/auth.ts:10
 */
type AccessAction = 'Create' | 'Update' | 'Delete' | 'View' | string;

/**
 * A rule with words for people beside the roles.
 *
 * @since 1.3.0-beta
 * @source packages/arkos/src/types/auth.ts:12
 */
type DetailedAccessControlRule = {
  /**
   * Roles that may do it.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/auth.ts:14
   */
  roles?: string[];
  /**
   * Name of the permission, listed by `GET /api/auth-actions`.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/auth.ts:16
   */
  name?: string;
  /**
   * What the permission allows, listed by `GET /api/auth-actions`.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/auth.ts:18
   */
  description?: string;
  /**
   * Listed by `GET /api/auth-actions`.
   *
   * @remarks Not the message of the 403, which is fixed.
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
 * Whether an action needs a signed-in user.
 *
 * @since 1.0
 * @source packages/arkos/src/types/auth.ts:61
 */
type AuthenticationControlRules = {
  [key in AccessAction]: boolean;
};

export {};
