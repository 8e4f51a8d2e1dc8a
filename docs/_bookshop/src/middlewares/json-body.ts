import {AppError} from 'arkos/error-handler';
import express from 'express';
import type {RequestHandler} from 'express';

type BodyError = Error & {statusCode: number; type: string};

const parse = express.json({limit: '200kb'});

// In production, an AppError keeps its status. The parser's own error would become a 500.
const jsonBody: RequestHandler = (req, res, next) => {
  parse(req, res, (err?: BodyError) => {
    if (!err) return next();
    next(new AppError(err.message, err.statusCode, 'UnreadableBody', {type: err.type}));
  });
};

export default jsonBody;
