import type {Prisma} from '@prisma/client';
import type {PrismaQueryOptions} from 'arkos/prisma';

const readingListQuery: PrismaQueryOptions<Prisma.ReadingListDelegate> = {
  find: {include: {books: {select: {id: true, title: true}}}},
  save: {include: {books: {select: {id: true, title: true}}}},
};

export default readingListQuery;
