import type {ArkosNextFunction, ArkosRequest, ArkosResponse} from 'arkos';
import {BaseController} from 'arkos/controllers';
import {catchAsync} from 'arkos/error-handler';
import {getFileUploadServices} from 'arkos/services';
import bookService from './book.service';

class BookController extends BaseController {
  findDrafts = catchAsync(async (_req: ArkosRequest, res: ArkosResponse) => {
    const data = await bookService.findDrafts();

    res.json({results: data.length, data});
  });

  uploadCover = catchAsync(
    async (req: ArkosRequest, res: ArkosResponse, next: ArkosNextFunction) => {
      const {imageUploadService} = getFileUploadServices();
      const uploaded = await imageUploadService.upload(req, res, next, {width: 600, height: 900});
      const [coverUrl] = [uploaded].flat();

      // If sharp fails, upload() passes the error to next() and resolves with null. A file that
      // sharp does not recognize is stored as sent, and has a URL.
      if (!coverUrl) return;

      const data = await bookService.updateOne({id: String(req.params.id)}, {coverUrl});

      res.json({data});
    },
  );
}

const bookController = new BookController('book');

export default bookController;
