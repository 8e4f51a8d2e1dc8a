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
 * Keys for models only.
 *
 * @since 1.3.0-beta
 * @source packages/arkos/src/types/router-config.ts:37
 */
export interface PrismaBaseRouterConfig {
  /**
   * Adds paths nested under another model to the API documentation.
   *
   * @remarks It creates no route: `/api/authors/:id/posts` returns 404.
   *
   * @since 1.3.0-beta
   * @source packages/arkos/src/types/router-config.ts:51
   */
  parent?: {
    /**
     * Parent model, singular and in kebab case.
     *
     * @since 1.3.0-beta
     * @source packages/arkos/src/types/router-config.ts:55
     */
    model?: string;
    /**
     * Column with the id of the parent.
     *
     * @since 1.3.0-beta
     * @source packages/arkos/src/types/router-config.ts:84
     */
    foreignKeyField?: string;
    /**
     * Endpoints to document.
     *
     * @defaultValue "*"
     * @since 1.3.0-beta
     * @source packages/arkos/src/types/router-config.ts:90
     */
    endpoints?: '*' | RouterEndpoint[];
  };
}

/**
 * The `config` export of a router file: which generated endpoints of the module are off.
 *
 * @remarks For the auth module, `findOneAuthAction` works too, although the type lacks it.
 *
 * @typeParam T - `auth` and `file-upload` select the endpoints of those modules; any other string
 * selects those of a model.
 * @since 1.0
 * @source packages/arkos/src/types/router-config.ts:99
 */
export type RouterConfig<T extends string = string> = T extends 'auth'
  ? {
      /**
       * `true` turns every generated endpoint of the auth module off; an object selects endpoints.
       *
       * @remarks Your own router stays on.
       *
       * @since 1.0
       * @source packages/arkos/src/types/router-config.ts:106
       */
      disable?:
        | boolean
        | {
            /**
             * `true` turns `GET /api/users/me` off.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:116
             */
            getMe?: boolean;
            /**
             * `true` turns `PATCH /api/users/me` off.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:124
             */
            updateMe?: boolean;
            /**
             * `true` turns `DELETE /api/users/me` off.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:132
             */
            deleteMe?: boolean;
            /**
             * `true` turns `POST /api/auth/login` off.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:140
             */
            login?: boolean;
            /**
             * `true` turns `DELETE /api/auth/logout` off.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:148
             */
            logout?: boolean;
            /**
             * `true` turns `POST /api/auth/signup` off.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:156
             */
            signup?: boolean;
            /**
             * `true` turns `POST /api/auth/update-password` off.
             *
             * @since 1.3.0-beta
             * @source packages/arkos/src/types/router-config.ts:164
             */
            updatePassword?: boolean;
            /**
             * `true` turns `GET /api/auth-actions` off.
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
         * `true` turns every generated upload endpoint off; an object selects endpoints.
         *
         * @remarks `true` turns your own router off too.
         *
         * @since 1.0
         * @source packages/arkos/src/types/router-config.ts:182
         */
        disable?:
          | boolean
          | {
              /**
               * `true` turns `GET {baseRoute}/*` off.
               *
               * @since 1.3.0-beta
               * @source packages/arkos/src/types/router-config.ts:192
               */
              findFile?: boolean;
              /**
               * `true` turns `POST {baseRoute}/:fileType` off.
               *
               * @since 1.3.0-beta
               * @source packages/arkos/src/types/router-config.ts:200
               */
              uploadFile?: boolean;
              /**
               * `true` turns `PATCH {baseRoute}/:fileType/:fileName` off.
               *
               * @since 1.3.0-beta
               * @source packages/arkos/src/types/router-config.ts:208
               */
              updateFile?: boolean;
              /**
               * `true` turns `DELETE {baseRoute}/:fileType/:fileName` off.
               *
               * @since 1.3.0-beta
               * @source packages/arkos/src/types/router-config.ts:216
               */
              deleteFile?: boolean;
            };
      }
    : PrismaBaseRouterConfig & {
        /**
         * `true` turns every generated endpoint of the model off; an object selects endpoints.
         *
         * @remarks Your own router stays on. With `routers.strict`, `false` turns every endpoint
         * on.
         *
         * @since 1.0
         * @source packages/arkos/src/types/router-config.ts:225
         */
        disable?:
          | boolean
          | {
              /**
               * `true` turns `POST /api/{models}` off.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:235
               */
              createOne?: boolean;
              /**
               * `true` turns `GET /api/{models}/:id` off.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:243
               */
              findOne?: boolean;
              /**
               * `true` turns `PATCH /api/{models}/:id` off.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:251
               */
              updateOne?: boolean;
              /**
               * `true` turns `DELETE /api/{models}/:id` off.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:259
               */
              deleteOne?: boolean;
              /**
               * `true` turns `POST /api/{models}/many` off.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:267
               */
              createMany?: boolean;
              /**
               * `true` turns `GET /api/{models}` off.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:275
               */
              findMany?: boolean;
              /**
               * `true` turns `PATCH /api/{models}/many` off.
               *
               * @remarks The request then reaches `/:id` with the id `many`.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:283
               */
              updateMany?: boolean;
              /**
               * `true` turns `DELETE /api/{models}/many` off.
               *
               * @remarks The request then reaches `/:id` with the id `many`.
               *
               * @since 1.0
               * @source packages/arkos/src/types/router-config.ts:291
               */
              deleteMany?: boolean;
            };
      };
