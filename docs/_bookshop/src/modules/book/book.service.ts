import {BaseService} from 'arkos/services';
import type prisma from '../../utils/prisma';

export class BookService extends BaseService<typeof prisma.book> {
  constructor() {
    super('book');
  }

  /** The drafts, newest first. */
  findDrafts() {
    return this.findMany({isPublished: false}, {orderBy: {createdAt: 'desc'}});
  }
}

const bookService = new BookService();

export default bookService;
