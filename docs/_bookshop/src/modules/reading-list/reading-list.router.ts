import {Router} from 'express';
import type {RouterConfig} from 'arkos';
import allowRelations from '../../middlewares/allow-relations';

export const config: RouterConfig = {
  disable: {createMany: true, updateMany: true, deleteMany: true},
};

const readingListRouter = Router();

readingListRouter.use(allowRelations(['books']));

export default readingListRouter;
