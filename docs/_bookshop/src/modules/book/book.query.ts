import type {PrismaQueryOptions} from 'arkos/prisma';
import type prisma from '../../utils/prisma';

const bookQuery: PrismaQueryOptions<typeof prisma.book> = {
  // Visitors see published books only; `total` counts with the same condition.
  findMany: {where: {isPublished: true}},
  findOne: {include: {author: {select: {id: true, name: true}}}},
};

export default bookQuery;
