import {Router} from 'express';
import type {ArkosRequest, ArkosResponse} from 'arkos';
import {catchAsync} from 'arkos/error-handler';
import allowRelations from '../../middlewares/allow-relations';
import bookService from '../book/book.service';

// #region author-router
import type {RouterConfig} from 'arkos';

// With strict routing, `false` turns an endpoint on. Without it, this object changes nothing.
export const config: RouterConfig = {
  disable: {findMany: false, findOne: false},
};
// #endregion author-router

// Mounted at /api/authors.
const authorRouter = Router();

authorRouter.use(allowRelations(['books']));

authorRouter.get(
  '/:id/books',
  catchAsync(async (req: ArkosRequest, res: ArkosResponse) => {
    const data = await bookService.findMany(
      {authorId: String(req.params.id), isPublished: true},
      {select: {id: true, title: true, price: true}, orderBy: {title: 'asc'}},
    );

    res.json({results: data.length, data});
  }),
);

export default authorRouter;
