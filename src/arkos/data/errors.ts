import {type ErrorFact, errorFacts} from '../facts';
import {type ErrorNote, errorNotes} from '../notes/errors';
import {originOf} from './rows';

/** An error that the framework responds with, or stops with. */
export interface FrameworkError extends ErrorFact, ErrorNote {
  readonly source?: string;
}

function join(id: string, fact: ErrorFact, note: ErrorNote): FrameworkError {
  const {values = [], atStart} = note;
  const parts = fact.message.split('{}');
  if (parts.length !== values.length + 1) {
    throw new Error(
      `error '${id}': the message has ${parts.length - 1} values and ${values.length} names for them → correct \`values\` in src/arkos/notes/errors.ts`,
    );
  }
  return {
    ...fact,
    ...note,
    message: parts
      .map((part, index) => (index === 0 ? part : `{${values[index - 1]}}${part}`))
      .join(''),
    status: fact.status ?? (atStart ? undefined : 500),
    source: originOf('errors', id),
  };
}

/** Every error that a reader may see, by area. */
export const frameworkErrors: readonly FrameworkError[] = Object.entries(errorNotes).flatMap(
  ([id, notes]) => notes.map((note) => join(id, errorFacts[id as keyof typeof errorNotes], note)),
);
