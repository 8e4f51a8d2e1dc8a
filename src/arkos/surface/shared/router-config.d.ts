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
 * @remarks For the auth module, `findOneAuthAction` works too, although the type lacks it.
 */
export type RouterConfig<T extends string = string> = T extends 'auth'
  ? {
      /**
       * `true` turns every generated endpoint of the auth module off; an object selects endpoints.
       *
       * @remarks Your own router stays on.
       */
      disable?:
        | boolean
        | {
            /** `true` turns `GET /api/users/me` off. */
            getMe?: boolean;
            /** `true` turns `PATCH /api/users/me` off. */
            updateMe?: boolean;
            /** `true` turns `DELETE /api/users/me` off. */
            deleteMe?: boolean;
            /** `true` turns `POST /api/auth/login` off. */
            login?: boolean;
            /** `true` turns `DELETE /api/auth/logout` off. */
            logout?: boolean;
            /** `true` turns `POST /api/auth/signup` off. */
            signup?: boolean;
            /** `true` turns `POST /api/auth/update-password` off. */
            updatePassword?: boolean;
            /** `true` turns `GET /api/auth-actions` off. */
            findManyAuthAction?: boolean;
          };
    }
  : T extends 'file-upload'
    ? {
        /**
         * `true` turns every generated upload endpoint off; an object selects endpoints.
         *
         * @remarks `true` turns your own router off too.
         */
        disable?:
          | boolean
          | {
              /** `true` turns `GET {baseRoute}/*` off. */
              findFile?: boolean;
              /** `true` turns `POST {baseRoute}/:fileType` off. */
              uploadFile?: boolean;
              /** `true` turns `PATCH {baseRoute}/:fileType/:fileName` off. */
              updateFile?: boolean;
              /** `true` turns `DELETE {baseRoute}/:fileType/:fileName` off. */
              deleteFile?: boolean;
            };
      }
    : PrismaBaseRouterConfig & {
        /**
         * `true` turns every generated endpoint of the model off; an object selects endpoints.
         *
         * @remarks Your own router stays on. With `routers.strict`, `false` turns every endpoint
         * on.
         */
        disable?:
          | boolean
          | {
              /** `true` turns `POST /api/{models}` off. */
              createOne?: boolean;
              /** `true` turns `GET /api/{models}/:id` off. */
              findOne?: boolean;
              /** `true` turns `PATCH /api/{models}/:id` off. */
              updateOne?: boolean;
              /** `true` turns `DELETE /api/{models}/:id` off. */
              deleteOne?: boolean;
              /** `true` turns `POST /api/{models}/many` off. */
              createMany?: boolean;
              /** `true` turns `GET /api/{models}` off. */
              findMany?: boolean;
              /**
               * `true` turns `PATCH /api/{models}/many` off.
               *
               * @remarks The request then reaches `/:id` with the id `many`.
               */
              updateMany?: boolean;
              /**
               * `true` turns `DELETE /api/{models}/many` off.
               *
               * @remarks The request then reaches `/:id` with the id `many`.
               */
              deleteMany?: boolean;
            };
      };
