/**
 * The filters of Prisma 6: those of scalar fields, of lists and of relations. The framework passes
 * them on as the last parts of a query key, and services take them in `where`.
 *
 * @see https://www.prisma.io/docs/orm/reference/prisma-client-reference#filter-conditions-and-operators
 */
export const prismaFilters = [
  'equals',
  'not',
  'in',
  'notIn',
  'lt',
  'lte',
  'gt',
  'gte',
  'contains',
  'startsWith',
  'endsWith',
  'is',
  'isNot',
  'some',
  'every',
  'none',
  'has',
  'hasEvery',
  'hasSome',
  'isEmpty',
] as const;
