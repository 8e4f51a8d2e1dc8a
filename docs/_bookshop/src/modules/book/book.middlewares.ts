import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {AppError} from 'arkos/error-handler';
import prisma from '../../utils/prisma';
import {bookPermissions} from './book.auth';

// #region before-update-one
export const beforeUpdateOne = async (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const book = await prisma.book.findUnique({where: {id: String(req.params.id)}});
  const {price, isPublished} = req.body;
  const changesPrice = price !== undefined || isPublished !== undefined;
  const mayChange = req.user && (await bookPermissions.canSetPrice(req.user));

  if (book?.isPublished && changesPrice && !mayChange)
    throw new AppError(
      'Only an admin can change the price of a published book',
      403,
      'PriceIsLocked',
    );

  next();
};
// #endregion before-update-one

// #region after-find-one
export const afterFindOne = async (
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  const {_avg, _count} = await prisma.review.aggregate({
    where: {bookId: String(req.params.id)},
    _avg: {rating: true},
    _count: true,
  });

  req.responseData = {
    ...req.responseData,
    reviews: {count: _count, averageRating: _avg.rating},
  };
  next();
};
// #endregion after-find-one

// #region before-find-many
export const beforeFindMany = (req: ArkosRequest, _res: ArkosResponse, next: ArkosNextFunction) => {
  if (Number(req.query.page) > 100) throw new AppError('Pages end at 100', 400, 'PageTooDeep');
  next();
};
// #endregion before-find-many

// Runs when the list was read: an error is never marked as cacheable.
export const afterFindMany = (_req: ArkosRequest, res: ArkosResponse, next: ArkosNextFunction) => {
  res.setHeader('Cache-Control', 'public, max-age=60');
  next();
};

export const onCreateOneError = (
  err: AppError,
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  console.warn(`Book ${req.body.isbn} was not added: ${err.code}`);
  next(err);
};
