import type {Prisma} from '@prisma/client';
import type {PrismaQueryOptions} from 'arkos/prisma';

const authQuery: PrismaQueryOptions<Prisma.UserDelegate, 'auth'> = {
  getMe: {include: {readingLists: {select: {id: true, name: true}}}},
};

export default authQuery;
