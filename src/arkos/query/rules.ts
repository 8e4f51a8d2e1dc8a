const guide = '/docs/guide/request-query-parameters';
const reference = '/docs/api-reference/request-query-parameters-like-django';

/** Why a part of the arguments is what it is. */
export interface Rule {
  /** One sentence. */
  readonly text: string;
  /** The section that explains it. */
  readonly href: string;
}

/** Every rule that makes a part of the arguments. */
export const rules = {
  equals: {
    text: 'A name without an operator is a filter for equality.',
    href: `${guide}#filter`,
  },
  brackets: {
    text: 'Brackets nest, without the operators of the framework and without conversion.',
    href: `${reference}#grammar`,
  },
  'operator-prisma': {
    text: 'The last name after `__` goes to Prisma as an operator, known or not.',
    href: `${guide}#operators`,
  },
  'operator-contains': {
    text: '`__contains` adds `mode: sensitive`, which no database accepts: 400. Use brackets, `title[contains]=…`.',
    href: `${guide}#operators`,
  },
  'operator-icontains': {
    text: '`__icontains` ignores case with `mode: insensitive`, which only PostgreSQL, CockroachDB and MongoDB accept.',
    href: `${guide}#operators`,
  },
  'operator-in': {text: '`__in` splits its value at the commas.', href: `${guide}#operators`},
  'operator-notIn': {text: '`__notIn` splits its value at the commas.', href: `${guide}#operators`},
  'operator-or': {
    text: '`__or` splits its value at the commas, and adds one alternative for each to the top-level OR.',
    href: `${reference}#operators`,
  },
  'operator-isNull': {
    text: '`__isNull` filters for null when the value is `True`; any other text filters for nothing.',
    href: `${guide}#numbers-and-dates`,
  },
  'operator-isEmpty': {
    text: '`__isEmpty` filters for the empty text when the value is `True`; any other text filters for nothing.',
    href: `${reference}#operators`,
  },
  'order-by-is-a-filter': {
    text: '`orderBy` is not a parameter, so it becomes a filter, which Prisma rejects. Use `sort`.',
    href: `${guide}#sort`,
  },
  'convert-number': {
    text: 'The first name is one of the five that are converted to numbers.',
    href: `${guide}#numbers-and-dates`,
  },
  'convert-date': {
    text: 'The first name is one of the four that are converted to dates.',
    href: `${guide}#numbers-and-dates`,
  },
  'convert-boolean': {
    text: 'The first name is one of the four that are converted to booleans.',
    href: `${guide}#numbers-and-dates`,
  },
  filters: {text: '`filters` is JSON. Numbers in it stay numbers.', href: `${guide}#or-and-and`},
  search: {
    text: '`search` looks in every text column except `id`, `password` and names with `Id` or `ID`.',
    href: `${guide}#search`,
  },
  'top-level': {
    text: '`OR` and `AND` at the top level are added to the filters.',
    href: `${guide}#or-and-and`,
  },
  'filter-mode': {
    text: '`filterMode` combines the filters; its value becomes the key as it is.',
    href: `${guide}#or-and-and`,
  },
  'default-or': {
    text: 'Filters on different fields are combined with OR unless `filterMode` says otherwise.',
    href: `${guide}#or-and-and`,
  },
  'bulk-and': {
    text: 'Bulk endpoints always combine filters with AND.',
    href: '/docs/core-concepts/endpoints-auto-generation#the-bulk-endpoints',
  },
  sort: {text: '`sort` lists fields; `-` in front means descending.', href: `${guide}#sort`},
  page: {text: '`page` skips the pages before it.', href: `${guide}#pages`},
  limit: {text: '`limit` is the number of records on a page.', href: `${guide}#pages`},
  'default-limit': {text: 'A page has 30 records unless `limit` is sent.', href: `${guide}#pages`},
  select: {text: 'A plain name in `fields`, or `select`, selects.', href: `${guide}#fields`},
  include: {
    text: 'A name with `%2B` in front in `fields`, or `include`, adds a relation.',
    href: `${guide}#includes`,
  },
  omit: {
    text: 'A name with `-` in front in `fields`, or `omit`, leaves a field out.',
    href: `${guide}#fields`,
  },
  'include-in-select': {
    text: 'Prisma does not allow `include` beside `select`, so included relations move into `select`.',
    href: `${guide}#fields`,
  },
  password: {
    text: 'The password of the model User is always left out.',
    href: `${reference}#refused`,
  },
  'query-file': {
    text: "The model's query file is merged into every request.",
    href: '/docs/guide/custom-prisma-query-options#model',
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** Name of a rule. */
export type RuleId = keyof typeof rules;
