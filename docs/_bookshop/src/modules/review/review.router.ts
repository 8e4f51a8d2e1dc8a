// #region review-router
import type {RouterConfig} from 'arkos';

// The ownership check looks at one review, so nothing may change many at once.
export const config: RouterConfig = {
  disable: {createMany: true, updateMany: true, deleteMany: true},
};
// #endregion review-router
