/**
 * Requests, responses and the rows of the auth models.
 *
 * @packageDocumentation
 */
import type {ErrorRequestHandler, NextFunction, Request, RequestHandler, Response} from 'express';
/**
 * The Express request, with the signed-in user, the Prisma options of the endpoint and the response
 * to be sent.
 *
 * @typeParam Body - Type of `req.body`.
 * @typeParam Query - Has no effect: `req.query` keeps the type of Express.
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:219
 */
export interface ArkosRequest<Body = any, Query = any> extends Request {
  /**
   * The signed-in user. `authService.authenticate` sets it.
   *
   * @remarks The whole record of the model `User`, password hash included. Undefined on public
   * endpoints and without authentication.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:220
   */
  user?: User & Record<string, any>;
  /**
   * The framework does not use it.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:221
   */
  relationFields?: Record<string, boolean>;
  /**
   * The framework does not use it.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:222
   */
  include?: Record<string, any>;
  /**
   * The response body, for `after*` interceptors to read or replace.
   *
   * @remarks The whole body: `{data: …}` or `{total, results, data}`. Set on endpoints with an
   * `after*` interceptor, and on login.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:223
   */
  responseData?: Record<string, any> | null | undefined;
  /**
   * What an endpoint passes to its `after*` interceptor besides the body: `{data: record}` after
   * `deleteOne`, `{user}` after login and update-password.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:224
   */
  additionalData?: Record<string, any> | null | undefined;
  /**
   * The response status, for `after*` interceptors to read or replace.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:225
   */
  responseStatus?: number | string | null | undefined;
  /**
   * The parsed body. After validation, the output of the schema or an instance of the DTO class.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:226
   */
  body: Body;
  /**
   * The Prisma options of the query file for this endpoint.
   *
   * @remarks With `allowDangerousPrismaQueryOptions`, merged with the raw options of the client.
   *
   * @since 1.1.59-beta
   * @source packages/arkos/src/types/index.ts:227
   */
  prismaQueryOptions?: Record<string, any>;
  /**
   * The token of the request; after a login, the new token.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/index.ts:229
   */
  accessToken?: string;
  /**
   * The framework does not set it.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:233
   */
  transformedQuery?: Record<string, any>;
  /**
   * The framework does not set it.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:237
   */
  filters?: Record<string, any>;
  /**
   * The framework does not set it. If a middleware in `middlewares.additional` or `configureApp`
   * sets it, the request debugger prints it.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/types/index.ts:238
   */
  modelName?: string;
}

/**
 * The Express response. Handlers of Arkos.js share data in `res.locals`.
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
 * The columns of the model `User` that the framework uses.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:207
 */
export interface User {
  /**
   * Id.
   *
   * @remarks The framework looks users up by `String(id)`, so the column must be a `String`.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:208
   */
  id: string;
  /**
   * Staff flag for your own use. The framework never reads it.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:209
   */
  isStaff: boolean;
  /**
   * Whether the user passes every access check.
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
   * When the password last changed. Tokens issued earlier are rejected.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:212
   */
  passwordChangedAt?: Date;
  /**
   * When the user deleted the account with `DELETE /api/users/me`.
   *
   * @remarks Only update-password checks it: login and existing tokens still work.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:213
   */
  deletedSelfAccountAt: Date;
  /**
   * Whether the account is active. Only update-password checks it.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:214
   */
  isActive: boolean;
  /**
   * The role names of the user, in static mode. Dynamic mode reads the model `UserRole`.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:215
   */
  roles?: UserRole[] | any[];
  /**
   * The role of the user, if the model has only one.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:216
   */
  role?: UserRole | any;
}

/**
 * A record of the model `UserRole`, which gives a user a role in dynamic mode.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:171
 */
export interface UserRole {
  /**
   * Id.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:172
   */
  id: string;
  /**
   * When the record was created.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:173
   */
  createdAt: Date;
  /**
   * When the record was marked as deleted.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:174
   */
  deletedAt?: Date;
  /**
   * Id of the role.
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
   * Id of the user.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:178
   */
  userId: string;
}

/**
 * A record of the model of roles in dynamic mode.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:181
 */
export interface AuthRole {
  /**
   * Id.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:182
   */
  id: string;
  /**
   * When the record was created.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:183
   */
  createdAt: Date;
  /**
   * When the record was marked as deleted.
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
   * Permissions of the role.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:186
   */
  permissions: AuthPermission[];
  /**
   * Users with the role.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:187
   */
  userRoles: UserRole[];
}

/**
 * The actions of the generated endpoints.
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
   * Updating records.
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
 * A record of the model of permissions in dynamic mode.
 *
 * @since 1.0
 * @source packages/arkos/src/types/index.ts:197
 */
export interface AuthPermission {
  /**
   * Id.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:198
   */
  id: string;
  /**
   * When the record was created.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:199
   */
  createdAt: Date;
  /**
   * When the record was marked as deleted.
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
   * The allowed action.
   *
   * @since 1.0
   * @source packages/arkos/src/types/index.ts:202
   */
  action: AuthPermissionAction;
  /**
   * Id of the role.
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
