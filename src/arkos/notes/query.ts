import type {ExcludedParameter, OperatorId} from '../facts';

/** Our words for a reserved query parameter. */
export interface ParameterNote {
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
}

/** Every parameter that is not a filter, and one that is a filter elsewhere. */
export const parameterNotes: Readonly<Record<ExcludedParameter | 'usernameField', ParameterNote>> =
  {
    page: {
      effect: 'used',
      value: 'a number, starting at 1',
      default: '1',
      meaning: 'The page of the list to return.',
      prisma: '{skip: (page - 1) * limit}',
      remarks: 'A negative number returns 500.',
    },
    limit: {
      effect: 'used',
      value: 'a number, or `all`',
      default: '30',
      meaning: 'Records per page. `all` returns every record. There is no upper limit.',
      prisma: '{take: limit}',
      remarks:
        'Leading digits count: `5abc` means 5. `0` and any other text mean 30. On page 1, a negative number returns records from the end.',
    },
    sort: {
      effect: 'used',
      value: 'comma-separated field names; `-` in front means descending',
      meaning: 'The order of the list.',
      prisma: "{orderBy: [{title: 'asc'}, {createdAt: 'desc'}]}",
      remarks: 'You cannot sort by a field of a relation.',
    },
    fields: {
      effect: 'used',
      value: 'comma-separated names: `name` selects, `%2Bname` includes, `-name` omits',
      meaning: 'Selects, includes or omits fields of the returned records.',
      prisma: '{select: {title: true}}, {include: {author: true}} or {omit: {summary: true}}',
      remarks:
        'Encode `+` as `%2B`; a plain `+` arrives as a space. On the model `User`, selecting returns 400, because the password is always omitted and Prisma does not allow `select` with `omit`.',
    },
    search: {
      effect: 'used',
      value: 'text',
      meaning:
        'Searches every text column except `id`, `password` and columns with `Id` or `ID` in the name.',
      prisma: "{where: {OR: [{title: {contains: text, mode: 'insensitive'}}]}}",
      remarks:
        'Returns 400 on SQLite, MySQL and SQL Server, which do not support `mode`. By default a record matches if the search or any filter matches; with `filterMode=AND` both must match.',
    },
    filterMode: {
      effect: 'used',
      value: '`OR` or `AND`',
      default: 'OR',
      meaning: 'How filters are combined.',
      prisma: '{where: {AND: [{title: text}, {isbn: text}]}}',
      remarks:
        'The value is used unchanged: `NOT` works, `and` returns 400. The bulk endpoints always use AND.',
    },
    filters: {
      effect: 'used',
      value: 'JSON',
      default: '{}',
      meaning:
        'Filters as JSON, with the same keys and operators. Numbers stay numbers, but a plain `0`, `null` or `""` is dropped, so on `/many` every record matches: write `{"stock__equals": 0}`. The JSON can also contain other parameters, such as `include` and `limit`, but not `filterMode` and `prismaQueryOptions`. So an allow list must not allow `filters`.',
      prisma: '{where: {OR: [{pages: {gt: 300}}]}}',
      remarks:
        'After an operator, an array loses all but its first element: write `{"isbn__in": "a,b"}` or `{"isbn": {"in": ["a", "b"]}}`.',
    },
    include: {
      effect: 'used',
      value: '`include__author=true` or `include[author]=true`',
      meaning: 'Relations to include.',
      prisma: '{include: {author: true}}',
      remarks:
        'An included user contains the password hash: leave it out with `include__owner__omit__password=true`. On the model `User`, and in a relation named `user`, this `omit` returns 403 `UserPasswordExposureDetected`, on lists even if it is in the query file. Use `include__user__select__name=true` instead.',
    },
    select: {
      effect: 'used',
      value: '`select__title=true` or `select[title]=true`',
      meaning: 'Columns and relations to return.',
      prisma: '{select: {title: true}}',
      remarks: 'Returns 400 on the model `User`, like a selection with `fields`.',
    },
    omit: {
      effect: 'used',
      value: '`omit__summary=true` or `omit[summary]=true`',
      meaning: 'Columns to leave out.',
      prisma: '{omit: {summary: true}}',
    },
    prismaQueryOptions: {
      effect: 'used',
      value: 'JSON',
      meaning: 'Raw Prisma arguments.',
      prisma: 'as sent, merged over the query file',
      remarks:
        'Works only with `request.parameters.allowDangerousPrismaQueryOptions`. Invalid JSON then returns 500. On writes, a client can use it to overwrite the validated body (`data`) and to select other records (`where`).',
    },
    usernameField: {
      effect: 'used',
      value: 'one of `authentication.login.allowedUsernames`',
      meaning: 'The field that `POST /api/auth/login` uses as the username.',
      remarks: 'On other endpoints it is a filter like any other key.',
    },
    where: {effect: 'ignored', meaning: 'Ignored.'},
    ignoredFields: {effect: 'ignored', meaning: 'Ignored.'},
    addFields: {
      effect: 'rejected',
      meaning: 'Returns 400 where `fields` works. Use `fields=%2Bname`.',
    },
    removeFields: {
      effect: 'rejected',
      meaning: 'Returns 400 where `fields` works. Use `fields=-name`.',
    },
  };

/** Our words for the last part of a key such as `title__icontains`. */
export interface OperatorNote {
  /** An example key and value; the recorder runs it. */
  readonly example: string;
  /** What it does (Markdown). */
  readonly meaning: string;
  /** What may surprise a reader (Markdown). */
  readonly remarks?: string;
}

/**
 * Every operator of the framework; any other last part is passed on as an operator of Prisma.
 *
 * @remarks Keys are split at `__`: `a__b__c=v` becomes `{a: {b: {c: v}}}`. Brackets nest too, but
 * none of these operators and no conversion by field name applies to them.
 */
export const operatorNotes: Readonly<Record<OperatorId, OperatorNote>> = {
  icontains: {
    example: 'title__icontains=sea',
    meaning: 'Contains the text, ignoring case.',
    remarks: 'Returns 400 on SQLite, MySQL and SQL Server, which do not support `mode`.',
  },
  in: {example: 'price__in=1,1.5', meaning: 'Is one of the comma-separated values.'},
  notIn: {example: 'slug__notIn=a,b', meaning: 'Is none of the comma-separated values.'},
  or: {
    example: 'slug__or=a,b',
    meaning: 'Equals one of the comma-separated values.',
    remarks: 'Works only on fields of the model itself; on a field of a relation it returns 400.',
  },
  isNull: {
    example: 'content__isNull=True',
    meaning: 'Is null.',
    remarks:
      'Prefer `content__equals=null`, which means the same. Write `True` with a capital T, because `true` and `false` become booleans and return 500. Text such as `1` or `yes` is an empty condition, which on `/many` matches every record.',
  },
  isEmpty: {
    example: 'content__isEmpty=True',
    meaning: 'Is the empty string.',
    remarks:
      'Prefer `content__equals=`, which means the same. `isEmpty` handles `True`, `true` and other text like `isNull`.',
  },
  contains: {
    example: 'title__contains=sea',
    meaning: 'Contains the text.',
    remarks:
      'Returns 400 on every database, because Prisma has no mode `sensitive`. Use `title[contains]=sea`, which sends no mode.',
  },
};
