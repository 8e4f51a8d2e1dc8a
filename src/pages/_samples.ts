/** The samples of the home page; a test compiles them. */
export const samples = {
  schema: `model Book {
  id          String   @id @default(uuid())
  title       String
  isbn        String   @unique
  summary     String?
  price       Float
  pages       Int?
  isPublished Boolean  @default(false)
  createdAt   DateTime @default(now())
}`,
  hooks: `import type {Prisma} from '@prisma/client';
import type {BeforeCreateOneHookArgs} from 'arkos/services';

export const beforeCreateOne = ({data}: BeforeCreateOneHookArgs<Prisma.BookDelegate>) => {
  data.isbn = data.isbn.replace(/-/g, '');
};`,
  handwritten: `import {Prisma} from '@prisma/client';
import express, {type ErrorRequestHandler} from 'express';
import prisma from './utils/prisma';

const books = express.Router();

books.get('/api/books', async (req, res, next) => {
  try {
    const page = Number(req.query.page ?? 1);
    const limit = Number(req.query.limit ?? 30);
    const where = req.query.title ? {title: String(req.query.title)} : {};
    const [total, data] = await Promise.all([
      prisma.book.count({where}),
      prisma.book.findMany({where, skip: (page - 1) * limit, take: limit}),
    ]);
    res.json({total, results: data.length, data});
  } catch (error) {
    next(error);
  }
});

books.get('/api/books/:id', async (req, res, next) => {
  try {
    const data = await prisma.book.findUniqueOrThrow({where: {id: req.params.id}});
    res.json({data});
  } catch (error) {
    next(error);
  }
});

books.post('/api/books', async (req, res, next) => {
  try {
    res.status(201).json({data: await prisma.book.create({data: req.body})});
  } catch (error) {
    next(error);
  }
});

books.patch('/api/books/:id', async (req, res, next) => {
  try {
    const data = await prisma.book.update({where: {id: req.params.id}, data: req.body});
    res.json({data});
  } catch (error) {
    next(error);
  }
});

books.delete('/api/books/:id', async (req, res, next) => {
  try {
    await prisma.book.delete({where: {id: req.params.id}});
    res.status(204).end();
  } catch (error) {
    next(error);
  }
});

const onError: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return next(error);
  const status = {P2002: 409, P2025: 404}[error.code] ?? 500;
  res.status(status).json({status: 'fail', code: error.code});
};

export default express().use(express.json(), books, onError);`,
} as const;
