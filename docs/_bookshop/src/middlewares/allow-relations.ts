import {Prisma} from '@prisma/client';
import {AppError} from 'arkos/error-handler';
import type {RequestHandler} from 'express';

// Names that a query cannot contain unless the router lists them: relations, their counts and
// password hashes.
const closed = Prisma.dmmf.datamodel.models
  .flatMap(({fields}) => fields.filter(({kind}) => kind === 'object').map(({name}) => name))
  .concat('_count', 'password');

/** Collects the names in a query: its keys, split at `__`, and the columns in `fields`. */
const namesIn = (query: unknown): string[] => {
  const names: string[] = [];

  JSON.stringify(query, (key, value) => {
    names.push(...key.split('__'));
    if (key === 'fields') names.push(...String(value).split(/\W+/));
    return value;
  });
  return names;
};

/** Rejects a query that includes, selects or filters by a relation that is not listed. */
const allowRelations =
  (relations: string[]): RequestHandler =>
  (req, _res, next) => {
    const names = namesIn(req.query);

    try {
      names.push(...namesIn(JSON.parse(String(req.query.filters ?? '{}'))));
    } catch {
      // The framework itself rejects `filters` that is not JSON.
    }

    const rejected = names.find((name) => closed.includes(name) && !relations.includes(name));
    if (rejected)
      throw new AppError(`${rejected} is not available here`, 400, 'RelationNotAllowed');

    next();
  };

export default allowRelations;
