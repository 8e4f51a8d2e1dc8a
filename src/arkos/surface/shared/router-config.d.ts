/**
 * The `config` of a router file.
 *
 * @packageDocumentation
 */

/**
 * Names of the endpoints of a model.
 *
 * @since 1.0
 * @source packages/arkos/src/types/router-config.ts:1
 */
export type RouterEndpoint =
  | 'createOne'
  | 'findOne'
  | 'updateOne'
  | 'deleteOne'
  | 'findMany'
  | 'createMany'
  | 'updateMany'
  | 'deleteMany';

/**
 * Keys that only models have.
 *
 * @since 1.3.0-beta
 * @source packages/arkos/src/types/router-config.ts:37
 */
export interface PrismaBaseRouterConfig {
  /**
   * Describes nested paths under another model in the API reference page.
   *
   * @remarks No route is created: `/api/authors/:id/posts` answers 404.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/router-config.ts:51
   */
  parent?: {
    /**
     * Parent model, kebab-case and singular.
     *
     * @since 1.3.0-beta
     * @source packages/arkos/src/types/router-config.ts:55
     */
    model?: string;
    /**
     * Column that holds the identifier of the parent.
     *
     * @since 1.3.0-beta
     * @source packages/arkos/src/types/router-config.ts:84
     */
    foreignKeyField?: string;
    /**
     * Endpoints to describe.
     *
     * @defaultValue "*"
     * @since 1.3.0-beta
     * @source packages/arkos/src/types/router-config.ts:90
     */
    endpoints?: '*' | RouterEndpoint[];
  };
}

/**
 * The `config` export of a router file: which generated endpoints of the module to leave out.
 *
 * @remarks For the auth module the type lacks `findOneAuthAction`, which works at run time.
 *
 * @typeParam T - `auth` and `file-upload` choose the endpoints of those modules; every other
 * string those of a model.
 * @since 1.0
 * @source packages/arkos/src/types/router-config.ts:99
 */
export type RouterConfig<T extends string = string> = T extends 'auth'
  ? {
      /**
       * `true` leaves every generated endpoint of the auth module out, an object chooses.
       *
       * @remarks Your own router stays.
       *
       * @since 1.0
       * @source packages/arkos/src/types/router-config.ts:106
       */
      disable?:
        | boolean
        | {
            /**
             * `true` leaves `GET /api/users/me` out.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:116
             */
            getMe?: boolean;
            /**
             * `true` leaves `PATCH /api/users/me` out.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:124
             */
            updateMe?: boolean;
            /**
             * `true` leaves `DELETE /api/users/me` out.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:132
             */
            deleteMe?: boolean;
            /**
             * `true` leaves `POST /api/auth/login` out.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:140
             */
            login?: boolean;
            /**
             * `true` leaves `DELETE /api/auth/logout` out.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:148
             */
            logout?: boolean;
            /**
             * `true` leaves `POST /api/auth/signup` out.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:156
             */
            signup?: boolean;
            /**
             * `true` leaves `POST /api/auth/update-password` out.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:164
             */
            updatePassword?: boolean;
            /**
             * `true` leaves `GET /api/auth-actions` out.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:172
             */
            findManyAuthAction?: boolean;
          };
    }
  : T extends 'file-upload'
    ? {
        /**
         * `true` leaves every generated endpoint of file upload out, an object chooses.
         *
         * @remarks `true` drops your own router too.
         *
         * @since 1.0
         * @source packages/arkos/src/types/router-config.ts:182
         */
        disable?:
          | boolean
          | {
              /**
               * `true` leaves `GET {baseRoute}/*` out.
               *
               * @since 1.3.0-beta
               * @source packages/arkos/src/types/router-config.ts:192
               */
              findFile?: boolean;
              /**
               * `true` leaves `POST {baseRoute}/:fileType` out.
               *
               * @since 1.3.0-beta
               * @source packages/arkos/src/types/router-config.ts:200
               */
              uploadFile?: boolean;
              /**
               * `true` leaves `PATCH {baseRoute}/:fileType/:fileName` out.
               *
               * @since 1.3.0-beta
               * @source packages/arkos/src/types/router-config.ts:208
               */
              updateFile?: boolean;
              /**
               * `true` leaves `DELETE {baseRoute}/:fileType/:fileName` out.
               *
               * @since 1.3.0-beta
               * @source packages/arkos/src/types/router-config.ts:216
               */
              deleteFile?: boolean;
            };
      }
    : PrismaBaseRouterConfig & {
        /**
         * `true` leaves every generated endpoint of the model out, an object chooses.
         *
         * @remarks Your own router stays. With `routers.strict`, `false` turns every endpoint
         * back on.
         *
         * @since 1.0
         * @source packages/arkos/src/types/router-config.ts:225
         */
        disable?:
          | boolean
          | {
              /**
               * `true` leaves `POST /api/{models}` out.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:235
               */
              createOne?: boolean;
              /**
               * `true` leaves `GET /api/{models}/:id` out.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:243
               */
              findOne?: boolean;
              /**
               * `true` leaves `PATCH /api/{models}/:id` out.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:251
               */
              updateOne?: boolean;
              /**
               * `true` leaves `DELETE /api/{models}/:id` out.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:259
               */
              deleteOne?: boolean;
              /**
               * `true` leaves `POST /api/{models}/many` out.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:267
               */
              createMany?: boolean;
              /**
               * `true` leaves `GET /api/{models}` out.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:275
               */
              findMany?: boolean;
              /**
               * `true` leaves `PATCH /api/{models}/many` out.
               *
               * @remarks The request then reaches the endpoint of one record, with the id `many`.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:283
               */
              updateMany?: boolean;
              /**
               * `true` leaves `DELETE /api/{models}/many` out.
               *
               * @remarks The request then reaches the endpoint of one record, with the id `many`.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:291
               */
              deleteMany?: boolean;
            };
      };
