import type {RouterConfig} from 'arkos';

export const config: RouterConfig = {
  disable: {createMany: true, updateMany: true, deleteMany: true},
};
