/**
 * Requests, responses and the rows of the auth models.
 *
 * @packageDocumentation
 */
import type {ErrorRequestHandler, NextFunction, Request, RequestHandler, Response} from 'express';
/**
 * The Express request as Arkos passes it on: with the signed-in user, the Prisma options of the
 * endpoint and the answer that is about to be sent.
 *
 * @typeParam Body - Type of `req.body`.
 * @typeParam Query - Accepted for symmetry; `req.query` keeps the type Express gives it.
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:219
 */
export interface ArkosRequest<Body = any, Query = any> extends Request {
  /**
   * The signed-in user, set by `authService.authenticate`.
   *
   * @remarks The whole row of the model `User`, the password hash included. Undefined on public
   * endpoints and while authentication is off.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:220
   */
  user?: User & Record<string, any>;
  /**
   * Not used by the framework in 1.3.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:221
   */
  relationFields?: Record<string, boolean>;
  /**
   * Not used by the framework in 1.3.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:222
   */
  include?: Record<string, any>;
  /**
   * The JSON body about to be sent, for `after*` interceptors to read or replace.
   *
   * @remarks The whole body, so `{data: …}` or `{total, results, data}`. Set on endpoints
   * that have an `after*` interceptor, and on login.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:223
   */
  responseData?: Record<string, any> | null | undefined;
  /**
   * What an endpoint hands to its `after*` interceptor beside the body: the deleted row after
   * `deleteOne`, `{user}` after login and update-password.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:224
   */
  additionalData?: Record<string, any> | null | undefined;
  /**
   * HTTP status about to be sent, for `after*` interceptors to read or replace.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:225
   */
  responseStatus?: number | string | null | undefined;
  /**
   * The parsed body; after validation, the parsed output of the schema or the instance of the DTO
   * class.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:226
   */
  body: Body;
  /**
   * The Prisma options that the query file of the module sets for this endpoint.
   *
   * @remarks Merged with the raw options of the client when `allowDangerousPrismaQueryOptions` is
   * on.
   *
   * @since 1.1.59-beta
   * @source packages/arkos/src/types/index.ts:227
   */
  prismaQueryOptions?: Record<string, any>;
  /**
   * The token the request was authenticated with; after a login, the new token.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/index.ts:229
   */
  accessToken?: string;
  /**
   * Not set by the framework in 1.3.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:233
   */
  transformedQuery?: Record<string, any>;
  /**
   * Not set by the framework in 1.3.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:237
   */
  filters?: Record<string, any>;
  /**
   * Not set by the framework in 1.3; printed by the request debugger when an interceptor sets it.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:238
   */
  modelName?: string;
}

/**
 * The Express response; handlers of Arkos share data through `res.locals`.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:241
 */
export interface ArkosResponse extends Response {}

/**
 * The `next` of Express.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:242
 */
export interface ArkosNextFunction extends NextFunction {}

/**
 * A handler or middleware of Express.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:243
 */
export interface ArkosRequestHandler extends RequestHandler {}

/**
 * An error handler of Express, with four parameters.
 *
 * @since 1.3.0-beta
 * @source packages/arkos/src/types/index.ts:244
 */
export interface ArkosErrorRequestHandler extends ErrorRequestHandler {}

/**
 * The columns of the model `User` that the framework relies on.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:207
 */
export interface User {
  /**
   * Identifier.
   *
   * @remarks Looked up as text (`String(id)`), so the column must be a `String`.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:208
   */
  id: string;
  /**
   * Staff flag, for your own use; the framework never reads it.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:209
   */
  isStaff: boolean;
  /**
   * Lets the user past every access control.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:210
   */
  isSuperUser: boolean;
  /**
   * The bcrypt hash of the password.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:211
   */
  password: string;
  /**
   * When the password last changed; a token issued earlier is refused.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:212
   */
  passwordChangedAt?: Date;
  /**
   * When the user deleted the account with `DELETE /api/users/me`.
   *
   * @remarks Only update-password looks at it: signing in and tokens keep working.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:213
   */
  deletedSelfAccountAt: Date;
  /**
   * Account switch; only update-password looks at it.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:214
   */
  isActive: boolean;
  /**
   * Names of the roles of the user, read in static mode. Dynamic mode asks the model `UserRole`.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:215
   */
  roles?: UserRole[] | any[];
  /**
   * The one role of the user, where the model has a single one.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:216
   */
  role?: UserRole | any;
}

/**
 * A row of the model `UserRole`, which ties a user to a role in dynamic mode.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:171
 */
export interface UserRole {
  /**
   * Identifier.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:172
   */
  id: string;
  /**
   * When the row was made.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:173
   */
  createdAt: Date;
  /**
   * When it was marked as deleted.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:174
   */
  deletedAt?: Date;
  /**
   * Identifier of the role.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:175
   */
  roleId: string;
  /**
   * The role.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:176
   */
  role: AuthRole;
  /**
   * The user.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:177
   */
  user: User;
  /**
   * Identifier of the user.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:178
   */
  userId: string;
}

/**
 * A row of the model of roles in dynamic mode.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:181
 */
export interface AuthRole {
  /**
   * Identifier.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:182
   */
  id: string;
  /**
   * When the row was made.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:183
   */
  createdAt: Date;
  /**
   * When it was marked as deleted.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:184
   */
  deletedAt?: Date;
  /**
   * Name of the role.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:185
   */
  name: string;
  /**
   * What the role may do.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:186
   */
  permissions: AuthPermission[];
  /**
   * Who has the role.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:187
   */
  userRoles: UserRole[];
}

/**
 * The actions the generated endpoints ask for.
 *
 * @source packages/arkos/src/types/index.ts:190
 */
export declare enum AuthPermissionAction {
  /**
   * Creating records.
   *
   * @source packages/arkos/src/types/index.ts:191
   */
  Create = 'Create',
  /**
   * Reading records.
   *
   * @source packages/arkos/src/types/index.ts:192
   */
  View = 'View',
  /**
   * Changing records.
   *
   * @source packages/arkos/src/types/index.ts:193
   */
  Update = 'Update',
  /**
   * Deleting records.
   *
   * @source packages/arkos/src/types/index.ts:194
   */
  Delete = 'Delete',
}

/**
 * A row of the model of permissions in dynamic mode.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:197
 */
export interface AuthPermission {
  /**
   * Identifier.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:198
   */
  id: string;
  /**
   * When the row was made.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:199
   */
  createdAt: Date;
  /**
   * When it was marked as deleted.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:200
   */
  deletedAt?: Date;
  /**
   * Kebab-case name of the resource.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:201
   */
  resource: string;
  /**
   * The action that is allowed.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:202
   */
  action: AuthPermissionAction;
  /**
   * Identifier of the role.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:203
   */
  roleId: string;
  /**
   * The role.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:204
   */
  role: AuthRole;
}
