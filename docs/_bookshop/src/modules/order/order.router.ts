import {Router} from 'express';
import allowRelations from '../../middlewares/allow-relations';

import type {RouterConfig} from 'arkos';

// Orders are kept: no delete, and nothing in bulk.
export const config: RouterConfig = {
  disable: {createMany: true, updateMany: true, deleteOne: true, deleteMany: true},
};

const orderRouter = Router();

orderRouter.use(allowRelations(['book']));

export default orderRouter;
