// #region review-query
import type {PrismaQueryOptions} from 'arkos/prisma';
import type prisma from '../../utils/prisma';

const reviewQuery: PrismaQueryOptions<typeof prisma.review> = {
  // `user: true` would answer with the password hash: name the fields instead.
  global: {include: {user: {select: {id: true, name: true}}}},
};

export default reviewQuery;
// #endregion review-query
