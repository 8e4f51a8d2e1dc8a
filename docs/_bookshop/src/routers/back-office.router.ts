import {Router} from 'express';
import type {ArkosRequest, ArkosResponse} from 'arkos';
import {catchAsync} from 'arkos/error-handler';
import {authService} from 'arkos/services';
import {bookAccessControl} from '../modules/book/book.auth';
import bookService from '../modules/book/book.service';

const backOfficeRouter = Router();

backOfficeRouter.use('/api/back-office', authService.authenticate);

// All the prices or none: one transaction. Body: [{id, price}, …]
backOfficeRouter.patch(
  '/api/back-office/prices',
  authService.handleAccessControl('SetPrice', 'book', bookAccessControl),
  catchAsync(async (req: ArkosRequest, res: ArkosResponse) => {
    const data = await bookService.batchUpdate(req.body, {select: {title: true, price: true}});

    res.json({results: data.length, data});
  }),
);

// Body: [{id}, …]
backOfficeRouter.delete(
  '/api/back-office/books',
  authService.handleAccessControl('Delete', 'book', bookAccessControl),
  catchAsync(async (req: ArkosRequest, res: ArkosResponse) => {
    const deleted = await bookService.batchDelete(req.body);

    res.json({results: deleted.length});
  }),
);

// Puts a book back on sale. `beforeUpdateOne` would set `publishedAt` again, so it is skipped.
backOfficeRouter.post(
  '/api/back-office/books/:id/restore',
  authService.handleAccessControl('Update', 'book', bookAccessControl),
  catchAsync(async (req: ArkosRequest, res: ArkosResponse) => {
    const data = await bookService.updateOne(
      {id: String(req.params.id)},
      {isPublished: true},
      {select: {title: true, isPublished: true, publishedAt: true}},
      {user: req.user, accessToken: req.accessToken, skip: 'before'},
    );

    res.json({data});
  }),
);

export default backOfficeRouter;
