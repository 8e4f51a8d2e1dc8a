import {Router} from 'express';
import type {RouterConfig} from 'arkos';
import allowRelations from '../../middlewares/allow-relations';

// mustOwn looks at one list, so no request can change many at once.
export const config: RouterConfig = {
  disable: {createMany: true, updateMany: true, deleteMany: true},
};

const readingListRouter = Router();

// Do not list `books` here: it would show drafts.
readingListRouter.use(allowRelations([]));

export default readingListRouter;
