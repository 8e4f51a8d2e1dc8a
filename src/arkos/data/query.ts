import type {Source} from './source';

/** A reserved query parameter. */
export interface ReservedParameter {
  readonly name: string;
  /** `used`: it has an effect; `ignored`: it is dropped; `rejected`: it returns 400. */
  readonly effect: 'used' | 'ignored' | 'rejected';
  /** What its value looks like (Markdown). */
  readonly value?: string;
  /** What applies without it. */
  readonly default?: string;
  /** What it does (Markdown). */
  readonly meaning: string;
  /** What it becomes in the arguments of Prisma. */
  readonly prisma?: string;
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
  /** Whether the key never becomes a filter. */
  readonly excludedFromWhere: boolean;
  readonly source: Source;
}

/** The last part of a key such as `title__icontains`. */
export interface QueryOperator {
  readonly name: string;
  /** An example key and value. */
  readonly example: string;
  /** What the example becomes in `where`. */
  readonly prisma: string;
  /** What it does (Markdown). */
  readonly meaning: string;
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
  readonly source: Source;
}

/** A conversion of text values. */
export interface ValueConversion {
  /** Type it converts to. */
  readonly to: 'Date' | 'boolean' | 'number';
  /** Field names it is applied to; decided by the first part of the key. */
  readonly fields: readonly string[];
  readonly source: Source;
}

const file = 'packages/arkos/src/utils/features/api.features.ts';
const helpers = 'packages/arkos/src/utils/helpers/api.features.helpers.ts';

/** Every parameter that is not a filter. */
export const reservedParameters: readonly ReservedParameter[] = [
  {
    name: 'page',
    effect: 'used',
    value: 'a number, starting at 1',
    default: '1',
    meaning: 'The page of the list to return.',
    prisma: '{skip: (page - 1) * limit}',
    remarks: 'A negative number returns 500.',
    excludedFromWhere: true,
    source: `${file}:318`,
  },
  {
    name: 'limit',
    effect: 'used',
    value: 'a number, or `all`',
    default: '30',
    meaning: 'Records per page. `all` returns every record. There is no upper limit.',
    prisma: '{take: limit}',
    remarks:
      'Leading digits count: `5abc` means 5. `0` and any other text mean 30. A negative number returns records from the end.',
    excludedFromWhere: true,
    source: `${file}:319`,
  },
  {
    name: 'sort',
    effect: 'used',
    value: 'comma-separated field names; `-` in front means descending',
    meaning: 'The order of the list.',
    prisma: "{orderBy: [{title: 'asc'}, {createdAt: 'desc'}]}",
    remarks:
      'You cannot sort by a field of a relation. An `orderBy` list in the query file comes first. Sending `sort` twice returns 500.',
    excludedFromWhere: true,
    source: `${file}:161`,
  },
  {
    name: 'fields',
    effect: 'used',
    value: 'comma-separated names: `name` selects, `%2Bname` includes, `-name` omits',
    meaning: 'Selects, includes or omits fields of the returned records.',
    prisma: '{select: {title: true}}, {include: {author: true}} or {omit: {content: true}}',
    remarks:
      'Encode `+` as `%2B`; a plain `+` arrives as a space. On the model `User`, selecting returns 400, because the password is always omitted and Prisma does not allow `select` with `omit`. Sending `fields` twice returns 500.',
    excludedFromWhere: true,
    source: `${file}:179`,
  },
  {
    name: 'search',
    effect: 'used',
    value: 'text',
    meaning:
      'Searches every text column except `id`, `password` and columns with `Id` or `ID` in the name.',
    prisma: "{where: {OR: [{title: {contains: text, mode: 'insensitive'}}]}}",
    remarks:
      'Returns 400 on SQLite, MySQL and SQL Server, which do not support `mode`. By default a record matches if the search or any filter matches; with `filterMode=AND` both must match.',
    excludedFromWhere: true,
    source: `${file}:106`,
  },
  {
    name: 'filterMode',
    effect: 'used',
    value: '`OR` or `AND`',
    default: 'OR',
    meaning: 'How filters are combined.',
    prisma: '{where: {AND: [{title: text}, {slug: text}]}}',
    remarks:
      'The value is used unchanged: `NOT` works, `and` returns 400. The bulk endpoints always use AND.',
    excludedFromWhere: true,
    source: `${file}:85`,
  },
  {
    name: 'filters',
    effect: 'used',
    value: 'JSON',
    default: '{}',
    meaning: 'Filters as JSON, with the same keys and operators. Numbers stay numbers.',
    prisma: '{where: {OR: [{views: {gt: 30}}]}}',
    excludedFromWhere: true,
    source: `${file}:38`,
  },
  {
    name: 'include',
    effect: 'used',
    value: '`include__author=true` or `include[author]=true`',
    meaning: 'Relations to include.',
    prisma: '{include: {author: true}}',
    remarks:
      'An included user has the password hash: leave it out with `include__owner__omit__password=true`. Inside a relation named `user` that `omit` returns 403 `UserPasswordExposureDetected`, from the request and, on lists, from a query file too: use `select` there. On a single record, the `include` of the request overrides the query file.',
    excludedFromWhere: true,
    source: `${file}:211`,
  },
  {
    name: 'select',
    effect: 'used',
    value: '`select__title=true` or `select[title]=true`',
    meaning: 'Columns and relations to return.',
    prisma: '{select: {title: true}}',
    excludedFromWhere: true,
    source: `${file}:217`,
  },
  {
    name: 'omit',
    effect: 'used',
    value: '`omit__content=true` or `omit[content]=true`',
    meaning: 'Columns to leave out.',
    prisma: '{omit: {content: true}}',
    excludedFromWhere: true,
    source: `${file}:223`,
  },
  {
    name: 'prismaQueryOptions',
    effect: 'used',
    value: 'JSON',
    meaning: 'Raw Prisma arguments.',
    prisma: 'as sent, merged over the query file',
    remarks: 'Needs `request.parameters.allowDangerousPrismaQueryOptions`; ignored without it.',
    excludedFromWhere: true,
    source: 'packages/arkos/src/modules/base/base.middlewares.ts:143',
  },
  {
    name: 'usernameField',
    effect: 'used',
    value: 'one of `authentication.login.allowedUsernames`',
    meaning: 'The field that `POST /api/auth/login` uses as the username.',
    remarks: 'On other endpoints it is a filter like any other key.',
    excludedFromWhere: false,
    source: 'packages/arkos/src/modules/auth/utils/helpers/auth.controller.helpers.ts:21',
  },
  {
    name: 'where',
    effect: 'ignored',
    meaning: 'Ignored.',
    excludedFromWhere: true,
    source: `${file}:29`,
  },
  {
    name: 'ignoredFields',
    effect: 'ignored',
    meaning: 'Ignored.',
    excludedFromWhere: true,
    source: `${file}:31`,
  },
  {
    name: 'addFields',
    effect: 'rejected',
    meaning: 'Returns 400. Use `fields=%2Bname`.',
    excludedFromWhere: true,
    source: `${file}:254`,
  },
  {
    name: 'removeFields',
    effect: 'rejected',
    meaning: 'Returns 400. Use `fields=-name`.',
    excludedFromWhere: true,
    source: `${file}:254`,
  },
];

/**
 * Every operator of the framework; any other last part is passed on as an operator of Prisma.
 *
 * @remarks Keys are split at `__`: `a__b__c=v` becomes `{a: {b: {c: v}}}`. Brackets nest too, but
 * none of these operators and no conversion by field name applies to them.
 */
export const queryOperators: readonly QueryOperator[] = [
  {
    name: 'contains',
    example: 'title__contains=sea',
    prisma: "{title: {contains: 'sea', mode: 'sensitive'}}",
    meaning: 'Contains the text.',
    remarks:
      'Returns 400 on every database, because Prisma has no mode `sensitive`. Use `title[contains]=sea`, which sends no mode.',
    source: `${helpers}:118`,
  },
  {
    name: 'icontains',
    example: 'title__icontains=sea',
    prisma: "{title: {contains: 'sea', mode: 'insensitive'}}",
    meaning: 'Contains the text, ignoring case.',
    remarks: 'Returns 400 on SQLite, MySQL and SQL Server, which do not support `mode`.',
    source: `${helpers}:111`,
  },
  {
    name: 'in',
    example: 'price__in=1,1.5',
    prisma: '{price: {in: [1, 1.5]}}',
    meaning: 'Is one of the comma-separated values.',
    source: `${helpers}:125`,
  },
  {
    name: 'notIn',
    example: 'slug__notIn=a,b',
    prisma: "{slug: {notIn: ['a', 'b']}}",
    meaning: 'Is none of the comma-separated values.',
    source: `${helpers}:126`,
  },
  {
    name: 'or',
    example: 'slug__or=a,b',
    prisma: "{OR: [{slug: {equals: 'a'}}, {slug: {equals: 'b'}}]}",
    meaning: 'Equals one of the comma-separated values.',
    remarks: 'Works only on fields of the model itself; on a field of a relation it returns 400.',
    source: `${helpers}:136`,
  },
  {
    name: 'isNull',
    example: 'content__isNull=True',
    prisma: '{content: {equals: null}}',
    meaning: 'Is null.',
    remarks:
      'Write `True` with a capital T: the query parser has already turned `true` and `false` into booleans, and they return 500. Any other text is an empty condition, which on `/many` matches every record. `content__equals=null` has the same effect and no such trap.',
    source: `${helpers}:145`,
  },
  {
    name: 'isEmpty',
    example: 'content__isEmpty=True',
    prisma: "{content: {equals: ''}}",
    meaning: 'Is the empty string.',
    remarks:
      'Write `True` with a capital T: the query parser has already turned `true` and `false` into booleans, and they return 500. Any other text is an empty condition, which on `/many` matches every record.',
    source: `${helpers}:151`,
  },
];

/** Conversions of text by the name of the field. */
export const valueConversions: readonly ValueConversion[] = [
  {
    to: 'Date',
    fields: ['createdAt', 'updatedAt', 'deletedAt', 'date'],
    source: `${helpers}:25`,
  },
  {
    to: 'boolean',
    fields: ['isActive', 'isDeleted', 'isPublished', 'isArchived'],
    source: `${helpers}:26`,
  },
  {
    to: 'number',
    fields: ['age', 'price', 'quantity', 'amount', 'rating'],
    source: `${helpers}:27`,
  },
];

/** Keys that never become a filter, as the package lists them. */
export const excludedFromWhere: readonly string[] = reservedParameters
  .filter((parameter) => parameter.excludedFromWhere)
  .map(({name}) => name);
