import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {AppError} from 'arkos/error-handler';

// #region known-types
// In 1.3 neither the type nor the file name in the address is held against a list before the
// framework acts on it, and the Host header has a part in where it looks for the old file. Refuse
// whatever is not a known type and a plain name.
const types = ['images', 'videos', 'documents', 'files'];

const mustBePlainName = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  const fileType = String(req.params.fileType);
  const names = [req.params.fileName ?? '', req.headers.host ?? ''];

  if (!types.includes(fileType) || /[/\\]|\.\./.test(names.join(' ')))
    throw new AppError('No such file', 404, 'FileNotFound');

  next();
};

export const beforeDeleteFile = mustBePlainName;
// #endregion known-types

// #region before-upload-file
const trailersAreForAdmins = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  if (req.params.fileType === 'videos' && req.user?.role !== 'admin')
    throw new AppError('Only an admin uploads trailers', 403, 'TrailersAreForAdmins');

  next();
};

export const beforeUploadFile = [mustBePlainName, trailersAreForAdmins];
export const beforeUpdateFile = beforeUploadFile;
// #endregion before-upload-file
