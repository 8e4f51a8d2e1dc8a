import type {Prisma} from '@prisma/client';
import type {PrismaQueryOptions} from 'arkos/prisma';

const authorQuery: PrismaQueryOptions<Prisma.AuthorDelegate> = {
  findMany: {include: {_count: {select: {books: true}}}},
  findOne: {include: {books: {select: {id: true, title: true, price: true}}}},
};

export default authorQuery;
