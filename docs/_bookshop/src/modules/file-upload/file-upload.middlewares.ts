import {
  checkContent,
  checkImageSize,
  explain,
  mustBePlainName,
  trailersAreForAdmins,
} from './upload-guards';

export const beforeUploadFile = [mustBePlainName, trailersAreForAdmins, checkImageSize];
export const beforeUpdateFile = beforeUploadFile;
export const beforeDeleteFile = mustBePlainName;

// Keep both exports, whatever they do: without them an image that cannot be processed gets two
// responses, which stops the server.
export const afterUploadFile = checkContent;
export const afterUpdateFile = checkContent;

export const onUploadFileError = explain;
export const onUpdateFileError = explain;
export const onFindFileError = explain;
