import {Router} from 'express';
import type {RouterConfig} from 'arkos';
import {authService} from 'arkos/services';
import allowRelations from '../../middlewares/allow-relations';
import {explain} from '../file-upload/upload-guards';
import {bookAccessControl} from './book.auth';
import bookController from './book.controller';

export const config: RouterConfig = {
  disable: {updateMany: true, deleteMany: true},
};

// Mounted at /api/books, before the generated routes.
const bookRouter = Router();

bookRouter.use(allowRelations(['author', 'reviews']));

bookRouter.get(
  '/drafts',
  authService.authenticate,
  authService.handleAccessControl('SeeDrafts', 'book', bookAccessControl),
  bookController.findDrafts,
);

bookRouter.post(
  '/:id/cover',
  authService.authenticate,
  authService.handleAccessControl('Update', 'book', bookAccessControl),
  bookController.uploadCover,
  explain,
);

export default bookRouter;
