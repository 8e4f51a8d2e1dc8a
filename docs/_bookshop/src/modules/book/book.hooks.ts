import type {Prisma} from '@prisma/client';
import {AppError} from 'arkos/error-handler';
import type {
  BeforeCreateManyHookArgs,
  BeforeCreateOneHookArgs,
  BeforeDeleteManyHookArgs,
  BeforeDeleteOneHookArgs,
  BeforeUpdateManyHookArgs,
  BeforeUpdateOneHookArgs,
} from 'arkos/services';
import prisma from '../../utils/prisma';

/** Stores every ISBN without dashes. */
const cleanIsbn = (book: {isbn?: unknown}) => {
  if (typeof book.isbn === 'string') book.isbn = book.isbn.replace(/-/g, '');
};

export const beforeCreateOne = ({data}: BeforeCreateOneHookArgs<Prisma.BookDelegate>) => {
  cleanIsbn(data);
};

export const beforeCreateMany = ({data}: BeforeCreateManyHookArgs<Prisma.BookDelegate>) => {
  for (const book of [data].flat()) cleanIsbn(book);
};

export const beforeUpdateMany = ({data}: BeforeUpdateManyHookArgs<Prisma.BookDelegate>) => {
  cleanIsbn(data);
};

export const beforeUpdateOne = ({data}: BeforeUpdateOneHookArgs<Prisma.BookDelegate>) => {
  cleanIsbn(data);
  if (data.isPublished === true) data.publishedAt = new Date();
};

/** Rejects a deletion if any of the books was ordered. */
const keepOrdered = async (book: Prisma.BookWhereInput) => {
  const orders = await prisma.order.count({where: {book}});

  if (orders > 0)
    throw new AppError('A book that was ordered cannot be deleted', 409, 'BookHasOrders', {orders});
};

export const beforeDeleteOne = ({filters}: BeforeDeleteOneHookArgs<Prisma.BookDelegate>) =>
  keepOrdered(filters);

export const beforeDeleteMany = ({filters}: BeforeDeleteManyHookArgs<Prisma.BookDelegate>) =>
  keepOrdered(filters);
