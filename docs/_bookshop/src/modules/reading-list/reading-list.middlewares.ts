import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {AppError} from 'arkos/error-handler';
import prisma from '../../utils/prisma';

export const beforeCreateOne = (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  req.body.owner = {id: req.user?.id};
  next();
};

// #region only-mine
export const beforeFindMany = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  if (!req.user) throw new AppError('Log in first', 401, 'LoginRequired');

  req.prismaQueryOptions = {
    ...req.prismaQueryOptions,
    where: {...req.prismaQueryOptions?.where, ownerId: req.user.id},
  };
  next();
};
// #endregion only-mine

// #region must-own
const mustOwn = async (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  const list = await prisma.readingList.findUnique({where: {id: String(req.params.id)}});

  if (list && list.ownerId !== req.user?.id)
    throw new AppError('This reading list belongs to somebody else', 403, 'NotYourReadingList');

  next();
};

export const beforeFindOne = mustOwn;
export const beforeUpdateOne = mustOwn;
export const beforeDeleteOne = mustOwn;
// #endregion must-own
