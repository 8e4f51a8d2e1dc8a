/**
 * What the loader finds in the folder of a module.
 *
 * @packageDocumentation
 */
import type {AuthConfigs} from '../auth';
import type {PrismaQueryOptions} from '../prisma';
import type {RouterConfig} from './router-config';
export type ServiceHook = (args: Record<string, any>) => Promise<void>;

type ImportModuleComponentsReturnType = {
  hooks?: Record<string, ServiceHook | ServiceHook[]>;
  interceptors?: Record<string, Function | Function[]>;
  authConfigs?: AuthConfigs;
  authConfigsNew?: AuthConfigs;
  prismaQueryOptions?: PrismaQueryOptions<any>;
  prismaQueryOptionsNew?: PrismaQueryOptions<any>;
  router?: {
    config?: RouterConfig<any>;
    default: RouterConfig;
  };
  dtos?: {
    create?: any;
    update?: any;
    signup?: any;
    login?: any;
    updatePassword?: any;
    updateMe?: any;
  };
  schemas?: {
    create?: any;
    update?: any;
    signup?: any;
    login?: any;
    updatePassword?: any;
    updateMe?: any;
  };
};

export type ModuleComponents = Omit<
  ImportModuleComponentsReturnType,
  'authConfigsNew' | 'prismaQueryOptionsNew'
>;

export {};
