import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {authService} from 'arkos/services';

// #region hash-password
// As at sign-up: a password that looks like a bcrypt hash would be stored unchanged.
const hashPassword = async (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  if (req.body.password) req.body.password = await authService.hashPassword(req.body.password);

  next();
};

export const beforeCreateOne = hashPassword;
export const beforeUpdateOne = hashPassword;
// #endregion hash-password
