import {AppError} from 'arkos/error-handler';
import type {RequestHandler} from 'express';

// `include`, `select`, `fields` and filters reach any relation: accept only the listed keys, each with
// one plain value. Brackets turn a value into an object, and `undefined` removes it.
const plainQuery =
  (keys: string[]): RequestHandler =>
  (req, _res, next) => {
    const isPlain = (value: unknown) =>
      value !== '' && !['object', 'undefined'].includes(typeof value);
    const rejected = Object.entries(req.query).find(
      ([key, value]) => !keys.includes(key) || !isPlain(value),
    );

    if (rejected) throw new AppError(`${rejected[0]} is not allowed here`, 400, 'QueryNotAllowed');

    next();
  };

export default plainQuery;
