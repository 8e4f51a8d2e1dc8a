import type {Prisma} from '@prisma/client';
import {AppError} from 'arkos/error-handler';
import type {
  BeforeCreateOneHookArgs,
  BeforeDeleteOneHookArgs,
  BeforeUpdateOneHookArgs,
} from 'arkos/services';
import prisma from '../../utils/prisma';

// #region before-create-one
export const beforeCreateOne = ({data}: BeforeCreateOneHookArgs<Prisma.BookDelegate>) => {
  data.isbn = data.isbn.replaceAll('-', '');
};
// #endregion before-create-one

// #region before-update-one
export const beforeUpdateOne = ({data}: BeforeUpdateOneHookArgs<Prisma.BookDelegate>) => {
  if (data.isPublished === true) data.publishedAt = new Date();
};
// #endregion before-update-one

// #region before-delete-one
export const beforeDeleteOne = async ({filters}: BeforeDeleteOneHookArgs<Prisma.BookDelegate>) => {
  const orders = await prisma.order.count({where: {bookId: filters.id}});

  if (orders > 0)
    throw new AppError('A book that was ordered cannot be deleted', 409, 'BookHasOrders', {orders});
};
// #endregion before-delete-one
