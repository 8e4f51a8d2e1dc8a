/**
 * What service methods accept and return, derived from a Prisma delegate.
 *
 * @packageDocumentation
 */

/** Any object with the methods of a Prisma model delegate. */
export type ModelDelegate = Record<string, any>;

/** The `data` that `create` of a delegate accepts. */
export type CreateOneData<T extends ModelDelegate> = Parameters<T['create']>[0] extends {
  data: infer D;
  [x: string]: any;
}
  ? D
  : any;

/** What `create` of a delegate accepts besides the filter and the data. */
export type CreateOneOptions<T extends ModelDelegate> = Omit<Parameters<T['create']>[0], 'data'>;

/** What `create` of a delegate returns. */
export type CreateOneResult<T extends ModelDelegate> = T['create'] extends (args: {
  data: any;
}) => infer R
  ? R
  : any;

/** The `data` that `createMany` of a delegate accepts. */
export type CreateManyData<T extends ModelDelegate> = Parameters<T['createMany']>[0] extends {
  data: infer D;
  [x: string]: any;
}
  ? D
  : any;

/** What `createMany` of a delegate accepts besides the filter and the data. */
export type CreateManyOptions<T extends ModelDelegate> = Omit<
  Parameters<T['createMany']>[0],
  'data'
>;

/** What `createMany` of a delegate returns. */
export type CreateManyResult<T extends ModelDelegate> = T['createMany'] extends (args: {
  data: any;
}) => infer R
  ? R
  : any;

/** The `where` that `count` of a delegate accepts. */
export type CountFilters<T extends ModelDelegate> = Parameters<T['count']>[0] extends {
  where?: infer W;
  [x: string]: any;
}
  ? W
  : any;

/** The `where` that `findMany` of a delegate accepts. */
export type FindManyFilters<T extends ModelDelegate> = Parameters<T['findMany']>[0] extends {
  where?: infer W;
  [x: string]: any;
}
  ? W
  : any;

/** What `findMany` of a delegate accepts besides the filter and the data. */
export type FindManyOptions<T extends ModelDelegate> = Omit<Parameters<T['findMany']>[0], 'where'>;

/** What `findMany` of a delegate returns. */
export type FindManyResult<T extends ModelDelegate, TOptions = any> = T['findMany'] extends (
  args: {
    where: any;
  } & TOptions,
) => infer R
  ? R
  : any;

/** What `findUnique` of a delegate accepts besides the filter and the data. */
export type FindByIdOptions<T extends ModelDelegate> = Omit<
  Parameters<T['findUnique']>[0],
  'where'
>;

/** What `findUnique` of a delegate returns. */
export type FindByIdResult<T extends ModelDelegate> = T['findUnique'] extends (args: {
  where: any;
}) => infer R
  ? R
  : any;

/** The `where` that `findFirst` of a delegate accepts. */
export type FindOneFilters<T extends ModelDelegate> = Parameters<T['findFirst']>[0] extends {
  where?: infer W;
  [x: string]: any;
}
  ? W
  : any;

/** What `findFirst` of a delegate accepts besides the filter and the data. */
export type FindOneOptions<T extends ModelDelegate> =
  Omit<Parameters<T['findFirst']>[0], 'where'> | Omit<Parameters<T['findUnique']>[0], 'where'>;

/** What `findFirst` of a delegate returns. */
export type FindOneResult<T extends ModelDelegate> = T['findFirst'] extends (args: {
  where: any;
}) => infer R
  ? R
  : T['findUnique'] extends (args: {where: any}) => infer R2
    ? R2
    : any;

/** The `where` that `update` of a delegate accepts. */
export type UpdateOneFilters<T extends ModelDelegate> = Parameters<T['update']>[0] extends {
  where?: infer W;
  [x: string]: any;
}
  ? W
  : any;

/** The `data` that `update` of a delegate accepts. */
export type UpdateOneData<T extends ModelDelegate> = Parameters<T['update']>[0] extends {
  data: infer D;
  [x: string]: any;
}
  ? D
  : any;

/** What `update` of a delegate accepts besides the filter and the data. */
export type UpdateOneOptions<T extends ModelDelegate> = Omit<
  Parameters<T['update']>[0],
  'where' | 'data'
>;

/** What `update` of a delegate returns. */
export type UpdateOneResult<T extends ModelDelegate> = T['update'] extends (args: {
  where: any;
  data: any;
}) => infer R
  ? R
  : any;

/** The `where` that `updateMany` of a delegate accepts. */
export type UpdateManyFilters<T extends ModelDelegate> = Parameters<T['updateMany']>[0] extends {
  where?: infer W;
  [x: string]: any;
}
  ? W
  : any;

/** The `data` that `updateMany` of a delegate accepts. */
export type UpdateManyData<T extends ModelDelegate> = Parameters<T['updateMany']>[0] extends {
  data: infer D;
  [x: string]: any;
}
  ? D
  : any;

/** What `updateMany` of a delegate accepts besides the filter and the data. */
export type UpdateManyOptions<T extends ModelDelegate> = Omit<
  Parameters<T['updateMany']>[0],
  'where' | 'data'
>;

/** What `updateMany` of a delegate returns. */
export type UpdateManyResult<T extends ModelDelegate> = T['updateMany'] extends (args: {
  where: any;
  data: any;
}) => infer R
  ? R
  : any;

/** The `where` that `delete` of a delegate accepts. */
export type DeleteOneFilters<T extends ModelDelegate> = Parameters<T['delete']>[0] extends {
  where?: infer W;
  [x: string]: any;
}
  ? W
  : any;

/** What `delete` of a delegate returns. */
export type DeleteOneResult<T extends ModelDelegate> = ReturnType<T['delete']>;

/** The `where` that `deleteMany` of a delegate accepts. */
export type DeleteManyFilters<T extends ModelDelegate> = Parameters<T['deleteMany']>[0] extends {
  where?: infer W;
  [x: string]: any;
}
  ? W
  : Record<string, any>;

/** What `deleteMany` of a delegate returns. */
export type DeleteManyResult<T extends ModelDelegate> = ReturnType<T['deleteMany']>;
