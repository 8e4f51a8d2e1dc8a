import {operatorFacts, type OperatorId} from '../facts';
import {type OperatorNote, operatorNotes, type ParameterNote, parameterNotes} from '../notes/query';
import {originOf} from './origin';

/** A reserved query parameter. */
export interface ReservedParameter extends ParameterNote {
  readonly name: string;
  readonly source?: string;
}

/** Every parameter that is not a filter. */
export const reservedParameters: readonly ReservedParameter[] = Object.entries(parameterNotes).map(
  ([name, note]) => ({name, ...note, source: originOf('parameters', name)}),
);

/** The last part of a key such as `title__icontains`. */
export interface QueryOperator extends OperatorNote {
  readonly name: string;
  /** What the example becomes in `where`. */
  readonly prisma: string;
  readonly source?: string;
}

/** Every operator of the framework. */
export const queryOperators: readonly QueryOperator[] = (
  Object.keys(operatorNotes) as OperatorId[]
).map((name) => ({
  name,
  prisma: operatorFacts[name],
  ...operatorNotes[name],
  source: originOf('operators', name),
}));
