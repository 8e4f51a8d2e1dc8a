/**
 * The entry point `arkos/controllers`: the handlers of the generated endpoints.
 *
 * @packageDocumentation
 */

/**
 * The handlers of the generated endpoints of one model, for your own routers.
 *
 * @remarks Each handler answers by itself, unless the module exports the matching `after*`
 * interceptor: then it calls `next()` and leaves the answer to what follows.
 *
 * @since 1.0
 * @source packages/arkos/src/modules/base/base.controller.ts:67
 */
export declare class BaseController {
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.controller.ts:72
   */
  private service;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.controller.ts:78
   */
  private modelName;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.controller.ts:84
   */
  private interceptors;
  /**
   * Makes the handlers for a model.
   *
   * @remarks The interceptors are looked up at this moment, so a controller made before the
   * modules are loaded knows of none.
   *
   * @param modelName - Name of the model, in camel or Pascal case; in kebab case `?search=` fails.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:90
   */
  constructor(modelName: string);
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.controller.ts:98
   */
  private executeOperation;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.controller.ts:226
   */
  private setResponseData;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.controller.ts:250
   */
  private buildServiceArgs;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.controller.ts:298
   */
  private defaultErrorHandler;
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/base/base.controller.ts:375
   */
  private defaultResponseBuilder;
  /**
   * Creates the record in the body; 201 with `{data}`.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:407
   */
  createOne: any;
  /**
   * Creates the records in the body, a list; 201 with `{results, data: {count}}`.
   *
   * @throws Passes AppError 404 `NotFound` on when the list is empty.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:418
   */
  createMany: any;
  /**
   * Lists records by the query; 200 with `{total, results, data}`.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:429
   */
  findMany: any;
  /**
   * Reads the record the path parameters name; 200 with `{data}`.
   *
   * @throws Passes AppError 404 `NotFound` on.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:439
   */
  findOne: any;
  /**
   * Changes the record the path parameters name; 200 with `{data}`.
   *
   * @throws The Prisma error P2025 becomes 404 `RecordNotFound`.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:450
   */
  updateOne: any;
  /**
   * Changes every record that matches the query; 200 with `{results, data: {count}}`.
   *
   * @remarks Any query key but `filterMode` and `prismaQueryOptions` counts as a filter:
   * `?page=1` changes every record.
   *
   * @throws Passes AppError 400 `MissingRequestQueryParameters` on without a filter.
   * @throws AppError 400 for `filterMode=OR`.
   * @throws Passes AppError 404 `NotFound` on when nothing matches.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:462
   */
  updateMany: any;
  /**
   * Changes the records in the body, each with its own data; 200 with `{results, data}`.
   *
   * @remarks No generated endpoint uses it: mount it in a router of your own.
   *
   * @throws Passes AppError 400 on when the list is empty.
   * @since 1.3.4-beta
   * @source packages/arkos/src/modules/base/base.controller.ts:475
   */
  batchUpdate: any;
  /**
   * Deletes the record the path parameters name; 204.
   *
   * @throws The Prisma error P2025 becomes 404 `RecordNotFound`.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:486
   */
  deleteOne: any;
  /**
   * Deletes every record that matches the query; 200 with `{results, data: {count}}`.
   *
   * @remarks Any query key but `filterMode` and `prismaQueryOptions` counts as a filter:
   * `?page=1` changes every record.
   *
   * @throws Passes AppError 400 `MissingRequestQueryParameters` on without a filter.
   * @throws AppError 400 for `filterMode=OR`.
   * @throws Passes AppError 404 `NotFound` on when nothing matches.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:497
   */
  deleteMany: any;
  /**
   * Deletes the records the body names, a list of filters; 200 with `{results, data}`.
   *
   * @remarks No generated endpoint uses it: mount it in a router of your own.
   *
   * @throws Passes AppError 400 on when the list is empty.
   * @since 1.3.4-beta
   * @source packages/arkos/src/modules/base/base.controller.ts:509
   */
  batchDelete: any;
}

/**
 * The handlers of the upload router.
 *
 * @since 1.3.4-beta
 * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:17
 */
export declare class FileUploadController {
  /**
   * Private; declared so that a subclass cannot use the name.
   *
   * @internal
   * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:22
   */
  private interceptors;
  /**
   * Handles `POST /:fileType`: stores the files and answers with their addresses.
   *
   * @throws Passes AppError 400 `Invalid file type`, `No file uploaded`, `FileTypeNotAllowed` or
   * `CannotProcessImage` on; the last perhaps after the answer, unless an after interceptor is
   * exported.
   * @throws Passes `MulterError` on (500).
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:32
   */
  uploadFile: any;
  /**
   * Handles `DELETE /:fileType/:fileName`.
   *
   * @throws Passes AppError 400 `Invalid file type` on.
   * @throws Passes AppError 404 `File not found` on.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:134
   */
  deleteFile: any;
  /**
   * Handles `PATCH /:fileType/:fileName`: stores the new files, then deletes the old one.
   *
   * @remarks An old file that is missing is only logged.
   *
   * @throws Passes AppError 400 `Invalid file type` or `No new file uploaded` on.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:213
   */
  updateFile: any;
}

/**
 * The instance the upload router uses.
 *
 * @since 1.2.0-beta
 * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:419
 */
export declare const fileUploadController: FileUploadController;
