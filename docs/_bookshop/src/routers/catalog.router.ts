import {Router} from 'express';
import type {ArkosRequest, ArkosResponse} from 'arkos';
import {AppError, catchAsync} from 'arkos/error-handler';
import {BaseService} from 'arkos/services';
import type prisma from '../utils/prisma';

const bookService = new BaseService<typeof prisma.book>('book');
const authorService = new BaseService<typeof prisma.author>('author');

const catalogRouter = Router();

catalogRouter.get(
  '/api/catalog/summary',
  catchAsync(async (_req: ArkosRequest, res: ArkosResponse) => {
    const [authors, books, published] = await Promise.all([
      authorService.count(),
      bookService.count(),
      bookService.count({isPublished: true}),
    ]);

    res.json({data: {authors, books, published}});
  }),
);

catalogRouter.get(
  '/api/catalog/isbn/:isbn',
  catchAsync(async (req: ArkosRequest, res: ArkosResponse) => {
    const isbn = String(req.params.isbn);
    const book = await bookService.findOne({isbn}, {include: {author: true}});

    if (!book) throw new AppError(`No book has the ISBN ${isbn}`, 404, 'IsbnNotFound', {isbn});

    res.json({data: book});
  }),
);

export default catalogRouter;
