import {Prisma} from '@prisma/client';
import {AppError} from 'arkos/error-handler';
import type {ErrorRequestHandler} from 'express';

const toAppError = (err: unknown): AppError => {
  if (err instanceof AppError) return err;
  if (err instanceof Prisma.PrismaClientKnownRequestError) {
    if (err.code === 'P2002') return new AppError('This value is taken', 409, 'AlreadyTaken');
    if (err.code === 'P2025') return new AppError('There is no such record', 404, 'NotFound');
  }
  if (err instanceof Prisma.PrismaClientValidationError)
    return new AppError('The request does not fit the model', 400, 'DoesNotFit');
  const {statusCode} = err as {statusCode?: number};
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new AppError('This request cannot be processed', statusCode, 'BadRequest');

  return new AppError('Something went wrong', 500, 'Unexpected');
};

const errorHandler: ErrorRequestHandler = (err, _req, res, next) => {
  if (res.headersSent) return next(err);

  const {statusCode, message, code, meta} = toAppError(err);
  if (statusCode >= 500) console.error(err);

  res.status(statusCode).json({title: message, status: statusCode, code, meta});
};

export default errorHandler;
