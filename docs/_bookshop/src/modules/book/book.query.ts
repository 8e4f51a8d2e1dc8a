import type {Prisma} from '@prisma/client';
import type {PrismaQueryOptions} from 'arkos/prisma';

const bookQuery: PrismaQueryOptions<Prisma.BookDelegate> = {
  // Visitors see published books only; `total` counts with the same condition.
  findMany: {where: {isPublished: true}},
  findOne: {include: {author: {select: {id: true, name: true}}}},
};

export default bookQuery;
