import type {PrismaQueryOptions} from 'arkos/prisma';
import type prisma from '../../utils/prisma';

const authorQuery: PrismaQueryOptions<typeof prisma.author> = {
  findMany: {include: {_count: {select: {books: true}}}},
  findOne: {include: {books: {select: {id: true, title: true, price: true}}}},
};

export default authorQuery;
