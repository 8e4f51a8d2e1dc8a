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
  const book = await prisma.book.findUnique({where: {id: data.bookId, isPublished: true}});

  if (!book) throw new AppError('This book is not for sale', 400, 'NotForSale');

  data.userId = context?.user?.id;
  data.amount = book.price * (data.quantity ?? 1);
};
// #endregion before-create-one

// #region after-create-one
export const afterCreateOne = async ({
  result,
  context,
}: AfterCreateOneHookArgs<Prisma.OrderDelegate>) => {
  const user = await prisma.user.findUniqueOrThrow({where: {id: context?.user?.id}});

  await emailService.send({
    to: user.email,
    subject: `Your order ${result.id}`,
    html: `<p>Thank you, ${user.name}. We charged ${result.amount.toFixed(2)} EUR.</p>`,
  });
};
// #endregion after-create-one
