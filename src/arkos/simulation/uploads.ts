import defaults from '../facts/defaults.json';
import type {SystemOperation} from '../endpoints/system';
import {ResponseError, unexpected} from '../query';
import type {Clock, SimulatedFile, SimulatedResponse} from './types';

const values: Readonly<Record<string, string>> = defaults;

const fileTypes = ['images', 'videos', 'documents', 'files'] as const;

/** The first part of a path of uploads, which is also the name of the form field. */
export type FileType = (typeof fileTypes)[number];

/** One entry of `fileUpload.restrictions`. */
export interface Restriction {
  readonly maxCount: number;
  /** Bytes. */
  readonly maxSize: number;
  /** What an extension must match, dot included. */
  readonly supportedFilesRegex: RegExp;
}

/** `fileUpload.restrictions`. */
export type Restrictions = Readonly<Record<FileType, Restriction>>;

/** What the framework allows without configuration. */
export const defaultRestrictions = Object.fromEntries(
  fileTypes.map((type): [FileType, Restriction] => {
    const of = (key: keyof Restriction): string =>
      values[`fileUpload.restrictions.${type}.${key}`] ?? '';
    return [
      type,
      {
        maxCount: Number(of('maxCount')),
        maxSize: Number(of('maxSize')),
        supportedFilesRegex: new RegExp(of('supportedFilesRegex').slice(1, -1)),
      },
    ];
  }),
) as Restrictions;

/** The route of files as Express has it: the error of a file that is missing contains it. */
const passedRoute = {
  path: '/api/uploads/*',
  stack: ['<anonymous>', '<anonymous>', 'adjustRequestUrl', 'serveStatic'].map((name) => ({
    name,
    keys: [],
    regexp: {fast_star: false, fast_slash: false},
    method: 'get',
  })),
  methods: {get: true},
};

/** What an operation needs to know of its request. */
export interface UploadRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly files: readonly SimulatedFile[];
}

const extensionOf = (name: string): string => /(?<=[^/])\.[^./]*$/.exec(name)?.[0] ?? '';

const isFileType = (type: string): type is FileType => fileTypes.includes(type as FileType);

/** The stored files, by name only, and the endpoints over them. */
export class Uploads {
  private readonly stored = new Set<string>();
  private count = 0;

  /**
   * @param restrictions - `fileUpload.restrictions`.
   * @param clock - Names contain the time.
   */
  constructor(
    private readonly restrictions: Restrictions,
    private readonly clock: Clock,
  ) {}

  /**
   * Responds to a request, as far as names, sizes and numbers of files decide: content is not read,
   * so an image is neither resized nor rejected for what is in it.
   *
   * @throws ResponseError for what the framework rejects.
   */
  respond(operation: SystemOperation, {params, files}: UploadRequest): SimulatedResponse {
    if (operation === 'findFile') {
      const file = params['*'] ?? '';
      if (this.stored.has(file)) return {status: 200, omitted: `The file ${file}`};
      throw new ResponseError('Route not found', 404, 'RouteNotFound', {route: passedRoute});
    }
    const {fileType = '', fileName = ''} = params;
    if (!isFileType(fileType)) throw new ResponseError('Invalid file type', 400);
    const named = `${fileType}/${fileName}`;
    if (operation === 'deleteFile') {
      if (!this.stored.delete(named)) throw new ResponseError('File not found', 404);
      return {status: 204};
    }
    const isUpdate = operation === 'updateFile';
    this.check(fileType, files);
    if (files.length === 0)
      throw new ResponseError(isUpdate ? 'No new file uploaded' : 'No file uploaded', 400);
    if (isUpdate) this.stored.delete(named);
    const data = files.map(({name}) => this.store(fileType, name));
    const message = isUpdate
      ? `File updated successfully. ${data.length} new files uploaded`
      : `${data.length} files uploaded successfully`;
    return {status: 200, body: {success: true, data, message}};
  }

  /** The checks of multer and of the framework's filter, file by file. */
  private check(type: FileType, files: readonly SimulatedFile[]): void {
    const {maxCount, maxSize, supportedFilesRegex} = this.restrictions[type];
    for (const [index, {field, name, size}] of files.entries()) {
      // Errors of multer are none that the framework expects.
      if (field !== type || index >= maxCount) throw unexpected('MulterError: Unexpected field');
      if (!supportedFilesRegex.test(extensionOf(name).toLowerCase())) {
        throw new ResponseError(
          `File type not allowed, allowed files are ${String(supportedFilesRegex).replaceAll('/', '').split('|').join(', ')}`,
          400,
          'FileTypeNotAllowed',
          {filename: name},
        );
      }
      if (size > maxSize) throw unexpected('MulterError: File too large');
    }
  }

  /** Stores a file under a name of its own, and returns its URL. */
  private store(type: FileType, name: string): string {
    const extension = extensionOf(name);
    const suffix = `${Date.parse(this.clock.now())}-${100_000_000 + ++this.count}`;
    const file = `${type}/${name.replace(extension, '')}-${suffix}${extension}`;
    this.stored.add(file);
    return `http://localhost:8000/api/uploads/${file}`;
  }
}
