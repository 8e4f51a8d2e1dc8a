import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {authService} from 'arkos/services';
import prisma from '../../utils/prisma';

// #region before-signup
// The framework stores a password unchanged when it looks like a bcrypt hash: hash every one here.
export const beforeSignup = async (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  if (req.body.password) req.body.password = await authService.hashPassword(req.body.password);

  next();
};
// #endregion before-signup

export const beforeLogin = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  req.body.email = req.body.email.toLowerCase();
  next();
};

export const afterLogin = async (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const userId: string = req.additionalData?.user.id;

  await prisma.user.update({where: {id: userId}, data: {lastLoginAt: new Date()}});
  next();
};

// #region after-signup
// With an `afterSignup` the response contains the whole user: remove the password hash.
export const afterSignup = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  const {password, ...user} = req.responseData?.data;

  req.responseData = {message: 'Welcome to the bookshop', data: user};
  next();
};
// #endregion after-signup
