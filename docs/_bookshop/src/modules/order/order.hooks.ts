import type {Prisma} from '@prisma/client';
import {AppError} from 'arkos/error-handler';
import {emailService} from 'arkos/services';
import type {AfterCreateOneHookArgs, BeforeCreateOneHookArgs} from 'arkos/services';
import prisma from '../../utils/prisma';

// #region before-create-one
export const beforeCreateOne = async ({
  data,
  context,
}: BeforeCreateOneHookArgs<Prisma.OrderDelegate>) => {
  const userId = context?.user?.id;
  if (!userId) throw new AppError('Log in to order a book', 401, 'LoginRequired');

  const book = await prisma.book.findUnique({where: {id: data.bookId, isPublished: true}});
  if (!book) throw new AppError('This book is not for sale', 400, 'NotForSale');

  data.userId = userId;
  data.amount = book.price * (data.quantity ?? 1);
};
// #endregion before-create-one

// #region after-create-one
export const afterCreateOne = async ({result}: AfterCreateOneHookArgs<Prisma.OrderDelegate>) => {
  const user = await prisma.user.findUniqueOrThrow({where: {id: result.userId}});

  await emailService
    .send({
      to: user.email,
      subject: `Your order ${result.id}`,
      html: `<p>Thank you. We charged ${result.amount.toFixed(2)} EUR.</p>`,
    })
    .catch((error: unknown) => console.error(`No mail for order ${result.id}`, error));
};
// #endregion after-create-one
