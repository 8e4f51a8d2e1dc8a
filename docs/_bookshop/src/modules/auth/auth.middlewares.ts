import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import prisma from '../../utils/prisma';

// #region before-login
export const beforeLogin = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  req.body.email = req.body.email.toLowerCase();
  next();
};
// #endregion before-login

// #region after-login
export const afterLogin = async (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const userId: string = req.additionalData?.user.id;

  await prisma.user.update({where: {id: userId}, data: {lastLoginAt: new Date()}});
  next();
};
// #endregion after-login

// #region after-signup
// With an `afterSignup` the answer carries the whole user: take the password hash out.
export const afterSignup = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  const {password, ...user} = req.responseData?.data;

  req.responseData = {message: 'Welcome to the bookshop', data: user};
  next();
};
// #endregion after-signup
