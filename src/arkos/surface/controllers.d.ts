/**
 * The entry point `arkos/controllers`: the handlers of the generated endpoints.
 *
 * @packageDocumentation
 */

/**
 * The handlers of the generated endpoints of one model, for use in your own routers.
 *
 * @remarks Each handler sends the response. If the module exports the matching `after*` interceptor,
 * the handler calls `next()` instead and leaves the response to the next handlers.
 */
export declare class BaseController {
  private service;
  private modelName;
  private interceptors;
  /**
   * Creates the handlers for a model.
   *
   * @param modelName - Name of the model in camel case or Pascal case. In kebab case, `?search=`
   * fails.
   */
  constructor(modelName: string);
  private executeOperation;
  private setResponseData;
  private buildServiceArgs;
  private defaultErrorHandler;
  private defaultResponseBuilder;
  /** Creates the record in the body. Returns 201 with `{data}`. */
  createOne: any;
  /**
   * Creates the records in the body, an array or one record. Returns 201 with
   * `{results, data: {count}}`.
   *
   * @throws Passes AppError 404 `NotFound` to `next()` if it creates no record.
   */
  createMany: any;
  /** Lists the records that match the query string. Returns 200 with `{total, results, data}`. */
  findMany: any;
  /**
   * Finds the record whose fields equal the path parameters. Returns 200 with `{data}`.
   *
   * @throws Passes AppError 404 `NotFound` to `next()` if no record matches.
   */
  findOne: any;
  /**
   * Updates the record whose fields equal the path parameters. Returns 200 with `{data}`.
   *
   * @throws The Prisma error P2025 becomes 404 `RecordNotFound`.
   */
  updateOne: any;
  /**
   * Updates every record that matches the query string. Returns 200 with `{results, data:
   * {count}}`.
   *
   * @remarks Any query key except `filterMode` and `prismaQueryOptions` satisfies the check, even
   * one that filters nothing: `?page=1`, `?name=` or `?name=null` updates every record.
   *
   * @throws Passes AppError 400 `MissingRequestQueryParameters` to `next()` if the query has
   * no key other than `filterMode` and `prismaQueryOptions`.
   * @throws AppError 400 for `filterMode=OR`.
   * @throws Passes AppError 404 `NotFound` to `next()` if no record matches.
   */
  updateMany: any;
  /**
   * Updates the records in the body, each with its own data. Returns 200 with `{results, data}`.
   *
   * @remarks No generated endpoint uses it; mount it in a router of your own.
   *
   * @throws Passes AppError 400 to `next()` if the array is empty.
   */
  batchUpdate: any;
  /**
   * Deletes the record whose fields equal the path parameters. Returns 204.
   *
   * @throws The Prisma error P2025 becomes 404 `RecordNotFound`.
   */
  deleteOne: any;
  /**
   * Deletes every record that matches the query string. Returns 200 with `{results, data:
   * {count}}`.
   *
   * @remarks Any query key except `filterMode` and `prismaQueryOptions` satisfies the check, even
   * one that filters nothing: `?page=1`, `?name=` or `?name=null` deletes every record.
   *
   * @throws Passes AppError 400 `MissingRequestQueryParameters` to `next()` if the query has
   * no key other than `filterMode` and `prismaQueryOptions`.
   * @throws AppError 400 for `filterMode=OR`.
   * @throws Passes AppError 404 `NotFound` to `next()` if no record matches.
   */
  deleteMany: any;
  /**
   * Deletes the records in the body, an array of filters. Returns 200 with `{results, data}`.
   *
   * @remarks No generated endpoint uses it; mount it in a router of your own.
   *
   * @throws Passes AppError 400 to `next()` if the array is empty.
   */
  batchDelete: any;
}

/** The handlers of the upload router. */
export declare class FileUploadController {
  private interceptors;
  /**
   * Stores the files and returns their URLs. The upload router mounts it at
   * `POST {baseRoute}/:fileType`.
   *
   * @remarks Without `afterUploadFile`, `CannotProcessImage` makes the handler respond twice, which
   * can crash the server.
   *
   * @throws Passes AppError 400 `Invalid file type`, `No file uploaded`, `FileTypeNotAllowed` or
   * `CannotProcessImage` to `next()`.
   * @throws Passes `MulterError` to `next()` (500).
   */
  uploadFile: any;
  /**
   * Deletes a file. The upload router mounts it at `DELETE {baseRoute}/:fileType/:fileName`.
   *
   * @throws Passes AppError 400 `Invalid file type` to `next()`.
   * @throws Passes AppError 404 `File not found` to `next()`.
   * @throws Passes AppError 500 `Failed to delete file: …` to `next()`, for example without write
   * permission.
   */
  deleteFile: any;
  /**
   * Stores the new files, then deletes the old one. The upload router mounts it at
   * `PATCH {baseRoute}/:fileType/:fileName`.
   *
   * @remarks If it cannot delete the old file, it only logs the error. Without `afterUpdateFile`,
   * `CannotProcessImage` makes the handler respond twice, which can crash the server.
   *
   * @throws Passes AppError 400 `Invalid file type` or `No new file uploaded` to `next()`, and the
   * other errors of `uploadFile`.
   */
  updateFile: any;
}

/** The instance that the upload router uses. */
export declare const fileUploadController: FileUploadController;
