// #region safe-setup
import {open, unlink} from 'node:fs/promises';
import {extname} from 'node:path';
import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {AppError} from 'arkos/error-handler';

const types = ['images', 'videos', 'documents', 'files'];

/** Lets a known type and a plain file name through: the framework builds a path from both. */
export const mustBePlainName = (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const fileType = String(req.params.fileType);
  const fileName = String(req.params.fileName ?? '');
  const isPath = /[/\\]/.test(fileName) || ['.', '..'].includes(fileName);
  // The framework looks up the old file by a URL made of the protocol and host of the request.
  const host = String(req.headers.host);
  const isForged = !/^https?$/.test(req.protocol) || !/^[\w.:[\]-]+$/.test(host);
  // It also runs the name as a regular expression: repeats and branches can block the server.
  const isPattern = /[*+?{|]/.test(fileName);

  if (!types.includes(fileType) || isPath || isForged || isPattern)
    throw new AppError('No such file', 404, 'FileNotFound');

  next();
};

// #region image-size
const largest = 2000;

/** Turns the sizes in the query into numbers, which sharp requires, and limits both sides. */
export const checkImageSize = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  const {resizeTo, width, height} = req.query;

  // `resizeTo`, or one side alone, leaves the longer side of the image without a limit.
  if (resizeTo !== undefined || (width === undefined) !== (height === undefined))
    throw new AppError('Send both width and height', 400, 'BadImageSize');

  for (const [key, value] of Object.entries({width, height})) {
    if (value === undefined) continue;
    const pixels = Number(value);

    if (!Number.isInteger(pixels) || pixels < 1 || pixels > largest)
      throw new AppError(`${key} must be from 1 to ${largest}`, 400, 'BadImageSize');

    Object.assign(req.query, {[key]: pixels});
  }

  next();
};
// #endregion image-size

// #region content
type WithFiles = ArkosRequest & {files?: {path: string; originalname: string}[]};

const firstBytes: Record<string, string> = {'.pdf': '%PDF', '.epub': 'PK'};

const isGenuine = async (path: string) => {
  const file = await open(path);

  try {
    const {buffer, bytesRead} = await file.read(Buffer.alloc(4), 0, 4, 0);
    const expected = firstBytes[extname(path).toLowerCase()];

    return !!expected && buffer.toString('latin1', 0, bytesRead).startsWith(expected);
  } finally {
    await file.close();
  }
};

/** Deletes stored documents whose first bytes do not fit their extension. */
export const checkContent = async (
  req: WithFiles,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const files = req.params.fileType === 'documents' ? (req.files ?? []) : [];

  for (const {path, originalname} of files) {
    if (await isGenuine(path)) continue;
    await Promise.all(files.map((file) => unlink(file.path)));
    throw new AppError(
      `The content of ${originalname} does not match its extension`,
      400,
      'NotGenuine',
    );
  }

  next();
};
// #endregion content

type Failure = Error & {code?: string; statusCode?: number};

/** Turns multer's and the file server's errors into errors that a client can read. */
export const explain = (
  error: Failure,
  _req: ArkosRequest,
  res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const isFormError =
    error.name === 'MulterError' ||
    /^(Multipart: |Malformed |Unsupported |Unexpected end)/.test(error.message);
  const status = error.code === 'LIMIT_FILE_SIZE' ? 413 : 400;

  const fileStatus = error instanceof AppError ? 500 : Number(error.statusCode);

  if (isFormError) next(new AppError(error.message, status, error.code));
  else if ([400, 403, 404].includes(fileStatus))
    next(new AppError('File not found', 404, 'FileNotFound'));
  else if ([412, 416].includes(fileStatus)) {
    // The file exists, but not in the requested version or range. Its headers are already set.
    res.set('Cache-Control', 'no-store').type('json');
    next(new AppError(error.message, fileStatus, error.name));
  } else next(error);
};
// #endregion safe-setup

// #region trailers
export const trailersAreForAdmins = (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const isAdmin = req.user?.role === 'admin' || req.user?.isSuperUser;

  if (req.params.fileType === 'videos' && !isAdmin)
    throw new AppError('Only an admin can upload trailers', 403, 'TrailersAreForAdmins');

  next();
};
// #endregion trailers
