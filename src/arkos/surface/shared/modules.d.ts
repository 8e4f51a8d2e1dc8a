/**
 * What the loader finds in the folder of a module.
 *
 * @packageDocumentation
 */
import type {AuthConfigs} from '../auth';
import type {PrismaQueryOptions} from '../prisma';
import type {RouterConfig} from './router-config';
/**
 * A service hook as the loader keeps it.
 *
 * @since 1.3.0-beta
 * @source packages/arkos/src/modules/base/utils/service-hooks-manager.ts:1
 */
export type ServiceHook = (args: Record<string, any>) => Promise<void>;

/**
 * What the loader found in the folder of one module.
 *
 * @since 1.3.4-beta
 * @source packages/arkos/src/utils/dynamic-loader.ts:177
 */
type ImportModuleComponentsReturnType = {
  /**
   * Service hooks by name.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:178
   */
  hooks?: Record<string, ServiceHook | ServiceHook[]>;
  /**
   * Interceptors by name.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:179
   */
  interceptors?: Record<string, Function | Function[]>;
  /**
   * Default export of the auth file.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:180
   */
  authConfigs?: AuthConfigs;
  /**
   * The same, under its older file name.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:181
   */
  authConfigsNew?: AuthConfigs;
  /**
   * Default export of the query file.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:182
   */
  prismaQueryOptions?: PrismaQueryOptions<any>;
  /**
   * The same, under its older file name.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:183
   */
  prismaQueryOptionsNew?: PrismaQueryOptions<any>;
  /**
   * The router file.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:184
   */
  router?: {
    /**
     * Its named export `config`.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:184
     */
    config?: RouterConfig<any>;
    /**
     * Its default export.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:184
     */
    default: RouterConfig;
  };
  /**
   * DTO classes.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:185
   */
  dtos?: {
    /**
     * Body of a create request.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:186
     */
    create?: any;
    /**
     * Body of an update request.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:187
     */
    update?: any;
    /**
     * Body of a signup.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:188
     */
    signup?: any;
    /**
     * Body of a login.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:189
     */
    login?: any;
    /**
     * Body of a password update.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:190
     */
    updatePassword?: any;
    /**
     * Body of an update of one's own account.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:191
     */
    updateMe?: any;
  };
  /**
   * Zod schemas.
   *
   * @since 1.3.4-beta
   * @source packages/arkos/src/utils/dynamic-loader.ts:193
   */
  schemas?: {
    /**
     * Body of a create request.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:194
     */
    create?: any;
    /**
     * Body of an update request.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:195
     */
    update?: any;
    /**
     * Body of a signup.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:196
     */
    signup?: any;
    /**
     * Body of a login.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:197
     */
    login?: any;
    /**
     * Body of a password update.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:198
     */
    updatePassword?: any;
    /**
     * Body of an update of one's own account.
     *
     * @since 1.3.4-beta
     * @source packages/arkos/src/utils/dynamic-loader.ts:199
     */
    updateMe?: any;
  };
};

/**
 * What the loader found in the folder of one module, under the current names.
 *
 * @since 1.3.4-beta
 * @source packages/arkos/src/utils/dynamic-loader.ts:172
 */
export type ModuleComponents = Omit<
  ImportModuleComponentsReturnType,
  'authConfigsNew' | 'prismaQueryOptionsNew'
>;

export {};
