/** Our words for a member of the object that a service hook receives. */
export interface HookMemberNote {
  /** What it is in a `before` hook (Markdown). */
  readonly before?: string;
  /** What it is in an `after` hook (Markdown). */
  readonly after?: string;
  /** What it is in an error hook (Markdown). */
  readonly error?: string;
}

const options: HookMemberNote = {
  before:
    'The Prisma options, or undefined if the caller passed none. Change the object itself. It is not a copy, so the object of the caller changes too.',
  after: 'The Prisma options that were used. Changing them has no effect.',
  error: 'The Prisma options.',
};

const result =
  'What Prisma returned. Change the object itself. In `afterCount` it is a number, so the hook cannot change it.';

/** Every member, in the order of the table. */
export const hookMemberNotes: Readonly<Record<string, HookMemberNote>> = {
  data: {
    before:
      'A copy of the data, with relations already translated; in `createMany` with a single object, the object of the caller. Change the object itself. On `User`, the password is plain in a single object, and hashed in a list.',
    after:
      'The object from the `before` hook. On `User`, it contains the password, plain or hashed, so do not log it. `AfterCreateManyHookArgs` does not declare `data`.',
    error:
      'The data as passed to the method, before relations were translated. On `User`, it contains the plain password, so do not log it.',
  },
  filters: {
    before:
      'The filter, or undefined if the caller passed none. Change the object itself. It is not a copy, so the object of the caller changes too.',
    after:
      'The filter that was used. Changing it has no effect, except in `afterFindMany`: a list endpoint passes the same object to `count` next.',
    error: 'The filter.',
  },
  batchFilters: {
    before: 'The filters, one for each record. Change the objects themselves.',
    after: 'The filters that were used.',
    error: 'The filters that were passed to the method.',
  },
  id: {before: 'The id.', after: 'The id.', error: 'The id.'},
  queryOptions: options,
  result: {after: result},
  results: {after: 'The records. Change the array or the objects themselves.'},
  error: {error: 'The error. The hook can replace it only by throwing another one.'},
  context: {
    before:
      'The context of the call, or undefined if the caller passed none. Signup, login, `update-password` and `/api/users/me` pass none, so write `context?.user`.',
    after: 'The same.',
    error: 'The same.',
  },
};
