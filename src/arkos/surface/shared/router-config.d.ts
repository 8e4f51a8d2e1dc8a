/**
 * The `config` of a router file.
 *
 * @packageDocumentation
 */

/** Names of the endpoints of a model. */
export type RouterEndpoint =
  | 'createOne'
  | 'findOne'
  | 'updateOne'
  | 'deleteOne'
  | 'findMany'
  | 'createMany'
  | 'updateMany'
  | 'deleteMany';

/** Keys for models only. */
export interface PrismaBaseRouterConfig {
  /**
   * Adds paths nested under another model to the API documentation.
   *
   * @remarks It creates no route: `/api/authors/:id/posts` returns 404.
   */
  parent?: {
    /** Parent model, singular and in kebab case. */
    model?: string;
    /** Column with the id of the parent. */
    foreignKeyField?: string;
    /**
     * Endpoints to document.
     *
     * @defaultValue "*"
     */
    endpoints?: '*' | RouterEndpoint[];
  };
}

/**
 * The `config` export of a router file: which generated endpoints of the module are off.
 *
 * @remarks In the auth module, `disable` also accepts `findOneAuthAction`, which the type lacks.
 */
export type RouterConfig<T extends string = string> = T extends 'auth'
  ? {
      /**
       * `true` turns off every generated endpoint of the auth module; an object selects endpoints.
       *
       * @remarks Your own router stays on.
       */
      disable?:
        | boolean
        | {
            /** `true` turns off `GET /api/users/me`. */
            getMe?: boolean;
            /** `true` turns off `PATCH /api/users/me`. */
            updateMe?: boolean;
            /** `true` turns off `DELETE /api/users/me`. */
            deleteMe?: boolean;
            /** `true` turns off `POST /api/auth/login`. */
            login?: boolean;
            /** `true` turns off `DELETE /api/auth/logout`. */
            logout?: boolean;
            /** `true` turns off `POST /api/auth/signup`. */
            signup?: boolean;
            /** `true` turns off `POST /api/auth/update-password`. */
            updatePassword?: boolean;
            /** `true` turns off `GET /api/auth-actions`. */
            findManyAuthAction?: boolean;
          };
    }
  : T extends 'file-upload'
    ? {
        /**
         * `true` turns off every generated upload endpoint; an object selects endpoints.
         *
         * @remarks `true` turns your own router off too.
         */
        disable?:
          | boolean
          | {
              /** `true` turns off `GET {baseRoute}/*`. */
              findFile?: boolean;
              /** `true` turns off `POST {baseRoute}/:fileType`. */
              uploadFile?: boolean;
              /** `true` turns off `PATCH {baseRoute}/:fileType/:fileName`. */
              updateFile?: boolean;
              /** `true` turns off `DELETE {baseRoute}/:fileType/:fileName`. */
              deleteFile?: boolean;
            };
      }
    : PrismaBaseRouterConfig & {
        /**
         * `true` turns off every generated endpoint of the model; an object selects endpoints.
         *
         * @remarks Your own router stays on. With `routers.strict`, `false` turns every endpoint
         * on.
         */
        disable?:
          | boolean
          | {
              /** `true` turns off `POST /api/{models}`. */
              createOne?: boolean;
              /** `true` turns off `GET /api/{models}/:id`. */
              findOne?: boolean;
              /** `true` turns off `PATCH /api/{models}/:id`. */
              updateOne?: boolean;
              /** `true` turns off `DELETE /api/{models}/:id`. */
              deleteOne?: boolean;
              /** `true` turns off `POST /api/{models}/many`. */
              createMany?: boolean;
              /** `true` turns off `GET /api/{models}`. */
              findMany?: boolean;
              /**
               * `true` turns off `PATCH /api/{models}/many`.
               *
               * @remarks The request then reaches `/:id` with the id `many`.
               */
              updateMany?: boolean;
              /**
               * `true` turns off `DELETE /api/{models}/many`.
               *
               * @remarks The request then reaches `/:id` with the id `many`.
               */
              deleteMany?: boolean;
            };
      };
