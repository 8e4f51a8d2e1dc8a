import {AppError} from 'arkos/error-handler';
import express from 'express';
import type {RequestHandler} from 'express';

type BodyError = Error & {statusCode: number; type: string};

const parse = express.json({limit: '200kb'});

// An AppError keeps its status in a build; the parser's own error becomes a 500 there.
const jsonBody: RequestHandler = (req, res, next) => {
  parse(req, res, (err?: BodyError) => {
    if (!err) return next();
    next(new AppError(err.message, err.statusCode, 'UnreadableBody', {type: err.type}));
  });
};

export default jsonBody;
