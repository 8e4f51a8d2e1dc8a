import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {AppError} from 'arkos/error-handler';
import prisma from '../../utils/prisma';

// The message about a unique field does not say which value is taken: look it up.
export const onCreateManyError = async (
  err: AppError,
  req: ArkosRequest,
  _res: ArkosResponse,
  next: ArkosNextFunction,
) => {
  if (err.code !== 'P2002') return next(err);

  const names = req.body.map((author: {name: string}) => author.name);
  const taken = await prisma.author.findMany({
    where: {name: {in: names}},
    select: {id: true, name: true},
  });
  next(new AppError('Some of these authors are in the shop already', 409, 'AuthorsExist', {taken}));
};
