import {originFacts} from '../facts';

/** A fact, our words for it, and where it is in the framework's repository: path, colon, line. */
export type Row<Content> = Content & {readonly name: string; readonly source?: string};

/**
 * Where something is in the framework's repository at the tag.
 *
 * @param kind - Kind of the facts, such as `errors`.
 * @param id - Id of the fact.
 * @returns Path, colon, line; undefined for what the recorder found nowhere.
 */
export const originOf = (kind: string, id: string): string | undefined => originFacts[kind]?.[id];

/**
 * Joins words with the facts that have the same ids.
 *
 * @param kind - Kind of the facts among the origins.
 * @param notes - Words by id, in the order of the rows.
 * @param facts - Facts by id.
 * @returns A row for each id, which is its name.
 */
export const rowsOf = <Note extends object, Fact extends object = object>(
  kind: string,
  notes: Readonly<Record<string, Note>>,
  facts: Readonly<Record<string, Fact>> = {},
): readonly Row<Fact & Note>[] =>
  Object.entries(notes).map(
    ([name, note]) =>
      ({name, ...facts[name], ...note, source: originOf(kind, name)}) as Row<Fact & Note>,
  );
