import type {Prisma} from '@prisma/client';
import type {PrismaQueryOptions} from 'arkos/prisma';

const reviewQuery: PrismaQueryOptions<Prisma.ReviewDelegate> = {
  // `user: true` would return the password hash, so select the fields. The query of a request can
  // still ask for more, so the router of the reviews rejects such a query.
  global: {include: {user: {select: {id: true, name: true}}}},
};

export default reviewQuery;
