/** A piece of a cell. Texts are one paragraph of Markdown in which only `code` is markup. */
export type ReferencePart =
  | {readonly code: string}
  | {readonly text: string}
  | {readonly label: string; readonly text: string}
  | {readonly method: string; readonly path: string}
  | {readonly list: readonly {readonly code: string; readonly text: string}[]};

/** One thing that a table documents. */
export interface ReferenceRow {
  /** Anchor that this row is. */
  readonly id?: string;
  /** Anchors of the same thing elsewhere, such as a flag of further commands. */
  readonly alsoIds?: readonly string[];
  /** Where it is documented, when this row is not the place. */
  readonly href?: string;
  readonly name: string;
  /** Whether the name is words instead of code. */
  readonly isProse?: boolean;
  /** Rows of the same group are together under its name. */
  readonly group?: string;
  /** Whether it is a part of the row above it, as a flag is of its command. */
  readonly isPart?: boolean;
  /** What is under the name, such as a type. */
  readonly type?: string;
  /** A word beside the name, such as `required`. */
  readonly mark?: string;
  /** One cell for each column but the first. */
  readonly cells: readonly (readonly ReferencePart[])[];
  /** First version that has it. */
  readonly since?: string;
  /** Path and line in the framework's repository. */
  readonly source?: string;
}

/** What a table shows. */
export interface ReferenceData {
  /** Anchor of the table as a whole. */
  readonly id?: string;
  /** What the table as a whole documents, where it has an anchor. */
  readonly name?: string;
  /** What it lists, for those who do not see it. */
  readonly caption: string;
  /** Whether a group is one line with its rows side by side, where there is room. */
  readonly isMatrix?: boolean;
  /** Heads of the columns; the first is that of the names. */
  readonly columns: readonly string[];
  readonly rows: readonly ReferenceRow[];
}
