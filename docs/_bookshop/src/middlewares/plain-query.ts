import {AppError} from 'arkos/error-handler';
import type {RequestHandler} from 'express';

// #region plain-query
// In 1.3 `include`, `select`, `fields` and filters reach any relation: let through the listed keys,
// each with one plain value. Brackets make an object of a value, and `undefined` none at all.
const plainQuery =
  (keys: string[]): RequestHandler =>
  (req, _res, next) => {
    const isPlain = (value: unknown) =>
      value !== '' && !['object', 'undefined'].includes(typeof value);
    const refused = Object.entries(req.query).find(
      ([key, value]) => !keys.includes(key) || !isPlain(value),
    );

    if (refused)
      throw new AppError(`${refused[0]} cannot be asked for here`, 400, 'QueryNotAllowed');

    next();
  };
// #endregion plain-query

export default plainQuery;
