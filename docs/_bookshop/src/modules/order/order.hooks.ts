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
// A request can leave fields out of `result`, so the message is made from `data`.
export const afterCreateOne = async ({data}: AfterCreateOneHookArgs<Prisma.OrderDelegate>) => {
  try {
    const user = await prisma.user.findUniqueOrThrow({where: {id: data.userId}});

    await emailService.send({
      to: user.email,
      subject: 'Your order',
      html: `<p>Thank you. We charged ${data.amount.toFixed(2)} EUR.</p>`,
    });
  } catch (error) {
    console.error(`No mail for user ${data.userId}`, error);
  }
};
// #endregion after-create-one
