import {ResponseError, unexpected, type Fields} from '../query';

/**
 * What the framework responds with when Prisma rejects the arguments.
 *
 * @param message - The last line of Prisma's message.
 */
export const invalid = (message: string): ResponseError => new ResponseError(message, 400);

/** A unique field has the value already; the framework does not find out which field. */
export const duplicate = (): ResponseError =>
  new ResponseError(
    'Duplicate value detected for the unique field(s): unknown field. Please use a different value.',
    409,
  );

/** A record refers to one that is not there, or is referred to. */
export const brokenReference = (): ResponseError =>
  new ResponseError(
    'Foreign key constraint violation. Ensure that the referenced record exists.',
    400,
  );

/**
 * Prisma needed a record that is not there.
 *
 * @param meta - What Prisma says about it.
 */
export const missingRecord = (meta: Fields): ResponseError =>
  new ResponseError(
    'Operation could not be completed as the required record was not found',
    404,
    'RecordNotFound',
    meta,
  );

/** A required relation would be left empty: the framework does not know this error of Prisma. */
export const requiredRelation = (): ResponseError =>
  unexpected('The change would violate a required relation (P2014)');
