import type {Prisma} from '@prisma/client';
import type {PrismaQueryOptions} from 'arkos/prisma';

const reviewQuery: PrismaQueryOptions<Prisma.ReviewDelegate> = {
  // `user: true` would return the password hash, so name the fields. The query of a request can ask
  // for more than this: `review.router.ts` rejects such a query.
  global: {include: {user: {select: {id: true, name: true}}}},
};

export default reviewQuery;
