import type {Source} from './source';

/** A query parameter with a meaning of its own. */
export interface ReservedParameter {
  readonly name: string;
  /** `used`: it does something; `ignored`: it is dropped; `refused`: it answers 400. */
  readonly effect: 'used' | 'ignored' | 'refused';
  /** What its value looks like (Markdown). */
  readonly value?: string;
  /** What holds without it. */
  readonly default?: string;
  /** What it does (Markdown). */
  readonly meaning: string;
  /** What it becomes in the arguments of Prisma. */
  readonly prisma?: string;
  /** What surprises in 1.3 (Markdown). */
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
  /** What surprises in 1.3 (Markdown). */
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

/** Every parameter that is no filter. */
export const reservedParameters: readonly ReservedParameter[] = [
  {
    name: 'page',
    effect: 'used',
    value: 'a number from 1',
    default: '1',
    meaning: 'Page of the list.',
    prisma: '{skip: (page - 1) * limit}',
    remarks: 'A negative number answers 500.',
    excludedFromWhere: true,
    source: `${file}:318`,
  },
  {
    name: 'limit',
    effect: 'used',
    value: 'a number, or `all`',
    default: '30',
    meaning: 'Records on a page; `all` lists every one.',
    prisma: '{take: limit}',
    remarks:
      'Digits in front count, so `5abc` is 5; 0 and other text count as 30; a negative number takes from the end.',
    excludedFromWhere: true,
    source: `${file}:319`,
  },
  {
    name: 'sort',
    effect: 'used',
    value: 'field names with commas between, `-` in front for descending',
    meaning: 'Order of the list.',
    prisma: "{orderBy: [{title: 'asc'}, {createdAt: 'desc'}]}",
    remarks:
      'Fields of relations cannot be named. A list in the query file comes first. Sent twice, it answers 500.',
    excludedFromWhere: true,
    source: `${file}:161`,
  },
  {
    name: 'fields',
    effect: 'used',
    value: 'names with commas between: `name` selects, `%2Bname` includes, `-name` omits',
    meaning: 'Shape of the records.',
    prisma: '{select: {title: true}}, {include: {author: true}} or {omit: {content: true}}',
    remarks:
      'A bare `+` arrives as a space: send `%2B`. On the user model a selection answers 400, because its password is always omitted and Prisma takes one of the two. Sent twice, it answers 500.',
    excludedFromWhere: true,
    source: `${file}:179`,
  },
  {
    name: 'search',
    effect: 'used',
    value: 'text',
    meaning:
      'Looks for the text in every text column except `id`, `password` and names with `Id` or `ID`.',
    prisma: "{where: {OR: [{title: {contains: text, mode: 'insensitive'}}]}}",
    remarks:
      'Answers 400 on SQLite, MySQL and SQL Server, which have no `mode`. It shares the OR list with filters, so with the default `filterMode` either is enough.',
    excludedFromWhere: true,
    source: `${file}:106`,
  },
  {
    name: 'filterMode',
    effect: 'used',
    value: '`OR` or `AND`',
    default: 'OR',
    meaning: 'How filters are joined.',
    prisma: '{where: {AND: [{title: text}, {slug: text}]}}',
    remarks:
      'The value becomes the key as it is: `NOT` works, `and` answers 400. Bulk endpoints always join with AND.',
    excludedFromWhere: true,
    source: `${file}:85`,
  },
  {
    name: 'filters',
    effect: 'used',
    value: 'JSON',
    default: '{}',
    meaning: 'Filters as an object, in the same grammar; numbers stay numbers.',
    prisma: '{where: {OR: [{views: {gt: 30}}]}}',
    excludedFromWhere: true,
    source: `${file}:38`,
  },
  {
    name: 'include',
    effect: 'used',
    value: '`include__author=true` or `include[author]=true`',
    meaning: 'Relations to add.',
    prisma: '{include: {author: true}}',
    remarks:
      'A relation to the user brings the password hash along. `omit: {password: true}` inside it answers 403 `UserPasswordExposureDetected` when the request sends it, and on lists when a query file has it: name the fields with `select` in the file. For a single record the include of the request wins over that file.',
    excludedFromWhere: true,
    source: `${file}:211`,
  },
  {
    name: 'select',
    effect: 'used',
    value: '`select__title=true` or `select[title]=true`',
    meaning: 'Columns and relations to take.',
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
    prisma: 'as sent, over those of the query file',
    remarks: 'Only with `request.parameters.allowDangerousPrismaQueryOptions`; dropped without.',
    excludedFromWhere: true,
    source: 'packages/arkos/src/modules/base/base.middlewares.ts:143',
  },
  {
    name: 'usernameField',
    effect: 'used',
    value: 'one of `authentication.login.allowedUsernames`',
    meaning: 'Field that `POST /api/auth/login` takes as user name.',
    remarks: 'Elsewhere it is a filter like any other key.',
    excludedFromWhere: false,
    source: 'packages/arkos/src/modules/auth/utils/helpers/auth.controller.helpers.ts:21',
  },
  {
    name: 'where',
    effect: 'ignored',
    meaning: 'Dropped.',
    excludedFromWhere: true,
    source: `${file}:29`,
  },
  {
    name: 'ignoredFields',
    effect: 'ignored',
    meaning: 'Dropped.',
    excludedFromWhere: true,
    source: `${file}:31`,
  },
  {
    name: 'addFields',
    effect: 'refused',
    meaning: 'Answers 400; `fields=%2Bname` took its place.',
    excludedFromWhere: true,
    source: `${file}:254`,
  },
  {
    name: 'removeFields',
    effect: 'refused',
    meaning: 'Answers 400; `fields=-name` took its place.',
    excludedFromWhere: true,
    source: `${file}:254`,
  },
];

/**
 * Every operator the framework knows; any other last part is passed on as an operator of Prisma.
 *
 * @remarks Keys are split at `__`: `a__b__c=v` becomes `{a: {b: {c: v}}}`. Brackets nest too, but
 * none of these operators and no conversion by field name applies to them.
 */
export const queryOperators: readonly QueryOperator[] = [
  {
    name: 'contains',
    example: 'title__contains=sea',
    prisma: "{title: {contains: 'sea', mode: 'sensitive'}}",
    meaning: 'The text occurs.',
    remarks:
      '`sensitive` is no value of the `QueryMode` of Prisma (`default`, `insensitive`), and SQLite, MySQL and SQL Server have no `mode` at all: it answers 400. `title[contains]=sea` sets no mode.',
    source: `${helpers}:118`,
  },
  {
    name: 'icontains',
    example: 'title__icontains=sea',
    prisma: "{title: {contains: 'sea', mode: 'insensitive'}}",
    meaning: 'The text occurs, in any case.',
    remarks: 'Answers 400 on SQLite, MySQL and SQL Server, which have no `mode`.',
    source: `${helpers}:111`,
  },
  {
    name: 'in',
    example: 'price__in=1,1.5',
    prisma: '{price: {in: [1, 1.5]}}',
    meaning: 'One of the values, with commas between.',
    source: `${helpers}:125`,
  },
  {
    name: 'notIn',
    example: 'slug__notIn=a,b',
    prisma: "{slug: {notIn: ['a', 'b']}}",
    meaning: 'None of the values, with commas between.',
    source: `${helpers}:126`,
  },
  {
    name: 'or',
    example: 'slug__or=a,b',
    prisma: "{OR: [{slug: {equals: 'a'}}, {slug: {equals: 'b'}}]}",
    meaning: 'Equals one of the values, with commas between.',
    remarks: 'Only on a field of the model itself: on a path into a relation it answers 400.',
    source: `${helpers}:136`,
  },
  {
    name: 'isNull',
    example: 'content__isNull=True',
    prisma: '{content: {equals: null}}',
    meaning: 'Has no value.',
    remarks:
      'Write `True` with a capital: `true` and `false` are booleans by then and answer 500. Any other text is an empty condition, which on `/many` matches every record. `content__equals=null` does the same as `True`.',
    source: `${helpers}:145`,
  },
  {
    name: 'isEmpty',
    example: 'content__isEmpty=True',
    prisma: "{content: {equals: ''}}",
    meaning: 'Is the empty text.',
    remarks:
      'Write `True` with a capital: `true` and `false` are booleans by then and answer 500. Any other text is an empty condition, which on `/many` matches every record.',
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
