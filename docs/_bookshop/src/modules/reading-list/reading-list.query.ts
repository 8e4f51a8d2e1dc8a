import type {PrismaQueryOptions} from 'arkos/prisma';
import type prisma from '../../utils/prisma';

const readingListQuery: PrismaQueryOptions<typeof prisma.readingList> = {
  find: {include: {books: {select: {id: true, title: true}}}},
  save: {include: {books: {select: {id: true, title: true}}}},
};

export default readingListQuery;
