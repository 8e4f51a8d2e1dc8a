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

const checkOwner = async (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  const review = await prisma.review.findUnique({where: {id: String(req.params.id)}});
  const mayChange =
    req.user && (review?.userId === req.user.id || (await reviewPermissions.canModerate(req.user)));

  if (review && !mayChange)
    throw new AppError('This review belongs to somebody else', 403, 'NotYourReview');

  // An update cannot change the owner.
  if (req.method === 'PATCH') for (const key of ['userId', 'user']) delete req.body[key];
  next();
};

export const beforeUpdateOne = checkOwner;
export const beforeDeleteOne = checkOwner;
