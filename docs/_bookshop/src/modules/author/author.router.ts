// #region author-router
import type {RouterConfig} from 'arkos';

// Under strict routing an endpoint is off until it says `false` here; otherwise this changes nothing.
export const config: RouterConfig = {
  disable: {findMany: false, findOne: false},
};
// #endregion author-router
