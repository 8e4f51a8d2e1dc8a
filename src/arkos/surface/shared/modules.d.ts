/**
 * What the loader finds in the folder of a module.
 *
 * @packageDocumentation
 */
import type {AuthConfigs} from '../auth';
import type {PrismaQueryOptions} from '../prisma';
import type {RouterConfig} from './router-config';
/** A service hook as the loader keeps it. */
export type ServiceHook = (args: Record<string, any>) => Promise<void>;

/** What the loader found in the folder of one module. */
type ImportModuleComponentsReturnType = {
  /** Service hooks by name. */
  hooks?: Record<string, ServiceHook | ServiceHook[]>;
  /** Interceptors by name. */
  interceptors?: Record<string, Function | Function[]>;
  /** Default export of the auth file. */
  authConfigs?: AuthConfigs;
  /** Never set: `authConfigs` has the file. */
  authConfigsNew?: AuthConfigs;
  /** Default export of the query file. */
  prismaQueryOptions?: PrismaQueryOptions<any>;
  /** Never set: `prismaQueryOptions` has the file. */
  prismaQueryOptionsNew?: PrismaQueryOptions<any>;
  /** The router file. */
  router?: {
    /** Its named export `config`. */
    config?: RouterConfig<any>;
    /** Its default export. */
    default: RouterConfig;
  };
  /** DTO classes. */
  dtos?: {
    /** Body of a create request. */
    create?: any;
    /** Body of an update request. */
    update?: any;
    /** Body of a signup. */
    signup?: any;
    /** Body of a login. */
    login?: any;
    /** Body of a password update. */
    updatePassword?: any;
    /** Body of an update of one's own account. */
    updateMe?: any;
  };
  /** Zod schemas. */
  schemas?: {
    /** Body of a create request. */
    create?: any;
    /** Body of an update request. */
    update?: any;
    /** Body of a signup. */
    signup?: any;
    /** Body of a login. */
    login?: any;
    /** Body of a password update. */
    updatePassword?: any;
    /** Body of an update of one's own account. */
    updateMe?: any;
  };
};

/** What the loader found in the folder of one module, under the current names. */
export type ModuleComponents = Omit<
  ImportModuleComponentsReturnType,
  'authConfigsNew' | 'prismaQueryOptionsNew'
>;

export {};
