/**
 * Requests, responses and the rows of the auth models.
 *
 * @packageDocumentation
 */
import type {ErrorRequestHandler, NextFunction, Request, RequestHandler, Response} from 'express';
/**
 * The Express request, with the signed-in user, the Prisma options of the endpoint and the response
 * to be sent.
 */
export interface ArkosRequest<Body = any, Query = any> extends Request {
  /**
   * The signed-in user. `authService.authenticate` sets it.
   *
   * @remarks The whole record of the model `User`, password hash included. Undefined on public
   * endpoints and without authentication.
   */
  user?: User & Record<string, any>;
  /**
   * The response body, for `after*` interceptors to read or replace.
   *
   * @remarks The whole body, such as `{data: …}` or `{total, results, data}`. Set if the endpoint has
   * an `after*` interceptor. Login sets it even without one. Deleting a file and a `cookie-only`
   * login do not set it.
   */
  responseData?: Record<string, any> | null | undefined;
  /**
   * What an endpoint passes to its `after*` interceptor besides the body: `{data: record}` after
   * `deleteOne`, `{user}`, password hash included, after login and update-password.
   */
  additionalData?: Record<string, any> | null | undefined;
  /** The response status, for `after*` interceptors to read or replace. */
  responseStatus?: number | string | null | undefined;
  /**
   * The parsed body. After validation, the output of the schema or an instance of the DTO class.
   */
  body: Body;
  /**
   * The Prisma options of the query file for this endpoint.
   *
   * @remarks With `allowDangerousPrismaQueryOptions`, merged with the raw options of the client.
   */
  prismaQueryOptions?: Record<string, any>;
  /** The token of the request; after a login, the new token. */
  accessToken?: string;
  /** Unused. */
  relationFields?: Record<string, boolean>;
  /** Unused. */
  include?: Record<string, any>;
  /** Unused. */
  transformedQuery?: Record<string, any>;
  /** Unused. */
  filters?: Record<string, any>;
  /** Unused, but the request debugger prints it if earlier middleware set it. */
  modelName?: string;
}

/** The Express response. Handlers of Arkos.js share data in `res.locals`. */
export interface ArkosResponse extends Response {}

/** Express's `next`. */
export interface ArkosNextFunction extends NextFunction {}

/** An Express handler or middleware. */
export interface ArkosRequestHandler extends RequestHandler {}

/** An Express error handler, with four parameters. */
export interface ArkosErrorRequestHandler extends ErrorRequestHandler {}

/** The columns of the model `User` that the framework knows. */
export interface User {
  /**
   * Id.
   *
   * @remarks The framework looks users up by `String(id)`, so the column must be a `String`.
   */
  id: string;
  /** Staff flag for your own use. The framework never reads it. */
  isStaff: boolean;
  /** Whether the user passes every access check. */
  isSuperUser: boolean;
  /** The bcrypt hash of the password. */
  password: string;
  /** When the password last changed. Tokens issued earlier are rejected. */
  passwordChangedAt?: Date;
  /**
   * When the user deleted the account with `DELETE /api/users/me`.
   *
   * @remarks Only update-password checks it: login and existing tokens still work.
   */
  deletedSelfAccountAt: Date;
  /** Whether the account is active. Only update-password checks it. */
  isActive: boolean;
  /** The role names of the user, in static mode. Dynamic mode reads the model `UserRole`. */
  roles?: UserRole[] | any[];
  /** The role of the user, if the model has only one. */
  role?: UserRole | any;
}

export interface UserRole {
  id: string;
  createdAt: Date;
  deletedAt?: Date;
  roleId: string;
  role: AuthRole;
  user: User;
  userId: string;
}

export interface AuthRole {
  id: string;
  createdAt: Date;
  deletedAt?: Date;
  name: string;
  permissions: AuthPermission[];
  userRoles: UserRole[];
}

export declare enum AuthPermissionAction {
  Create = 'Create',
  View = 'View',
  Update = 'Update',
  Delete = 'Delete',
}

export interface AuthPermission {
  id: string;
  createdAt: Date;
  deletedAt?: Date;
  resource: string;
  action: AuthPermissionAction;
  roleId: string;
  role: AuthRole;
}
