// #region order-router
import type {RouterConfig} from 'arkos';

// Orders are kept: no delete, and nothing in bulk.
export const config: RouterConfig = {
  disable: {createMany: true, updateMany: true, deleteOne: true, deleteMany: true},
};
// #endregion order-router
