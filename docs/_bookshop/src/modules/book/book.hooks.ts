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

type Book = Prisma.BookDelegate;

const prepare = (book: {isbn?: unknown; isPublished?: unknown; publishedAt?: unknown}) => {
  if (typeof book.isbn === 'string') book.isbn = book.isbn.replace(/-/g, '');
  // Publishing a book sets its date.
  if (book.isPublished === true) book.publishedAt = new Date().toISOString();
};

export const beforeCreateOne = ({data}: BeforeCreateOneHookArgs<Book>) => prepare(data);
export const beforeUpdateOne = ({data}: BeforeUpdateOneHookArgs<Book>) => prepare(data);
export const beforeUpdateMany = ({data}: BeforeUpdateManyHookArgs<Book>) => prepare(data);
export const beforeCreateMany = ({data}: BeforeCreateManyHookArgs<Book>) => {
  for (const book of [data].flat()) prepare(book);
};

const keepOrdered = async (book: Prisma.BookWhereInput) => {
  const orders = await prisma.order.count({where: {book}});

  if (orders > 0)
    throw new AppError('A book that was ordered cannot be deleted', 409, 'BookHasOrders', {orders});
};

export const beforeDeleteOne = ({filters}: BeforeDeleteOneHookArgs<Book>) => keepOrdered(filters);
export const beforeDeleteMany = ({filters}: BeforeDeleteManyHookArgs<Book>) => keepOrdered(filters);
