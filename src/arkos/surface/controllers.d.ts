/**
 * The entry point `arkos/controllers`: the handlers of the generated endpoints.
 *
 * @packageDocumentation
 */

/**
 * The handlers of the generated endpoints of one model, for use in your own routers.
 *
 * @remarks Each handler sends the response, unless the module exports the matching `after*`
 * interceptor: then it calls `next()` and leaves the response to the handlers after it.
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
   * Creates the handlers for a model.
   *
   * @remarks The constructor reads the interceptors, so a controller that is created before the
   * modules are loaded has none.
   *
   * @param modelName - Name of the model in camel case or Pascal case. In kebab case, `?search=`
   * fails.
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
   * Creates the record in the body. Returns 201 with `{data}`.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:407
   */
  createOne: any;
  /**
   * Creates the records in the body, an array. Returns 201 with `{results, data: {count}}`.
   *
   * @throws Passes AppError 404 `NotFound` to `next()` if the array is empty.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:418
   */
  createMany: any;
  /**
   * Lists records by the query string. Returns 200 with `{total, results, data}`.
   *
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:429
   */
  findMany: any;
  /**
   * Finds the record by the path parameters. Returns 200 with `{data}`.
   *
   * @throws Passes AppError 404 `NotFound` to `next()`.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:439
   */
  findOne: any;
  /**
   * Updates the record that the path parameters name. Returns 200 with `{data}`.
   *
   * @throws The Prisma error P2025 becomes 404 `RecordNotFound`.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:450
   */
  updateOne: any;
  /**
   * Updates every record that matches the query string. Returns 200 with `{results, data:
   * {count}}`.
   *
   * @remarks Any query key except `filterMode` and `prismaQueryOptions` counts as a filter:
   * `?page=1` updates every record.
   *
   * @throws Passes AppError 400 `MissingRequestQueryParameters` to `next()` without a filter.
   * @throws AppError 400 for `filterMode=OR`.
   * @throws Passes AppError 404 `NotFound` to `next()` if no record matches.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:462
   */
  updateMany: any;
  /**
   * Updates the records in the body, each with its own data. Returns 200 with `{results, data}`.
   *
   * @remarks No generated endpoint uses it; mount it in a router of your own.
   *
   * @throws Passes AppError 400 to `next()` if the array is empty.
   * @since 1.3.4-beta
   * @source packages/arkos/src/modules/base/base.controller.ts:475
   */
  batchUpdate: any;
  /**
   * Deletes the record that the path parameters name. Returns 204.
   *
   * @throws The Prisma error P2025 becomes 404 `RecordNotFound`.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:486
   */
  deleteOne: any;
  /**
   * Deletes every record that matches the query string. Returns 200 with `{results, data:
   * {count}}`.
   *
   * @remarks Any query key except `filterMode` and `prismaQueryOptions` counts as a filter:
   * `?page=1` deletes every record.
   *
   * @throws Passes AppError 400 `MissingRequestQueryParameters` to `next()` without a filter.
   * @throws AppError 400 for `filterMode=OR`.
   * @throws Passes AppError 404 `NotFound` to `next()` if no record matches.
   * @since 1.0
   * @source packages/arkos/src/modules/base/base.controller.ts:497
   */
  deleteMany: any;
  /**
   * Deletes the records in the body, an array of filters. Returns 200 with `{results, data}`.
   *
   * @remarks No generated endpoint uses it; mount it in a router of your own.
   *
   * @throws Passes AppError 400 to `next()` if the array is empty.
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
   * Handles `POST /:fileType`: stores the files and returns their URLs.
   *
   * @throws Passes AppError 400 `Invalid file type`, `No file uploaded`, `FileTypeNotAllowed` or
   * `CannotProcessImage` to `next()`; without an `after` interceptor, the last one possibly after
   * the response.
   * @throws Passes `MulterError` to `next()` (500).
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:32
   */
  uploadFile: any;
  /**
   * Handles `DELETE /:fileType/:fileName`.
   *
   * @throws Passes AppError 400 `Invalid file type` to `next()`.
   * @throws Passes AppError 404 `File not found` to `next()`.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:134
   */
  deleteFile: any;
  /**
   * Handles `PATCH /:fileType/:fileName`: stores the new files, then deletes the old one.
   *
   * @remarks If the old file is missing, that is only logged.
   *
   * @throws Passes AppError 400 `Invalid file type` or `No new file uploaded` to `next()`.
   * @since 1.2.0-beta
   * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:213
   */
  updateFile: any;
}

/**
 * The instance that the upload router uses.
 *
 * @since 1.2.0-beta
 * @source packages/arkos/src/modules/file-upload/file-upload.controller.ts:419
 */
export declare const fileUploadController: FileUploadController;
