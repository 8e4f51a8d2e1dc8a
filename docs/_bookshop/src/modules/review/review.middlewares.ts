import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {AppError} from 'arkos/error-handler';
import prisma from '../../utils/prisma';
import {reviewPermissions} from './review.auth';

// #region set-user
export const beforeCreateOne = (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  req.body.userId = req.user?.id;
  next();
};
// #endregion set-user

const mustOwnOrModerate = async (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const review = await prisma.review.findUnique({where: {id: String(req.params.id)}});
  const mayChange =
    req.user && (review?.userId === req.user.id || (await reviewPermissions.canModerate(req.user)));

  if (review && !mayChange)
    throw new AppError('This review belongs to somebody else', 403, 'NotYourReview');

  next();
};

export const beforeUpdateOne = mustOwnOrModerate;
export const beforeDeleteOne = mustOwnOrModerate;
