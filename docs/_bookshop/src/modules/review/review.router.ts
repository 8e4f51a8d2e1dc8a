import {Router} from 'express';
import type {RouterConfig} from 'arkos';
import plainQuery from '../../middlewares/plain-query';

// #region review-router
// The ownership check looks at one review, so no request can change many at once.
export const config: RouterConfig = {
  disable: {createMany: true, updateMany: true, deleteMany: true},
};
// #endregion review-router

// Mounted at /api/reviews, before the generated routes: it guards every method.
const reviewRouter = Router();

reviewRouter.use(plainQuery(['bookId', 'rating', 'sort', 'page', 'limit']));

export default reviewRouter;
