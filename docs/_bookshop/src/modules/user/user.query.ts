import type {Prisma} from '@prisma/client';
import type {PrismaQueryOptions} from 'arkos/prisma';

const userQuery: PrismaQueryOptions<Prisma.UserDelegate> = {
  findOne: {include: {reviews: {select: {id: true, rating: true, text: true}}}},
};

export default userQuery;
