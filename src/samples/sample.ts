/** A fence of a page, with the line in the page of each of its lines. */
export interface Sample {
  /** Page, relative to the repository. */
  readonly page: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  /** Language as written after the fence, in lower case; empty when there is none. */
  readonly language: string;
  /** `title="…"` as written. */
  readonly title?: string;
  /** The file it stands for: the title without a note in brackets such as ` (wrong)`. */
  readonly path?: string;
  /** Code or part of the message of the diagnostic that it must give (`wrong="TS2551"`). */
  readonly wrong?: string;
  /** What goes wrong when it runs, though it compiles (`fails="…"`). */
  readonly fails?: string;
  /** Why it is not checked (`nocheck="…"`). */
  readonly nocheck?: string;
  /** The bookshop file that fills it (`file="src/app.ts" region="init"`). */
  readonly quote?: {readonly file: string; readonly region?: string};
  readonly text: string;
  /** For each line of `text`: its line in the page, and the column of its first character. */
  readonly positions: readonly Position[];
}

/** A position in a page; line and column are counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What a checker says about a sample. */
export interface Diagnostic {
  readonly sample: Sample;
  /** Line in the sample, counted from 0. */
  readonly line: number;
  /** Column in that line, counted from 0. */
  readonly column: number;
  /** What `wrong="…"` may name it by: `TS2551`, `arkos/unknown-flag`, `json`, `P1012`. */
  readonly code: string;
  readonly message: string;
  /** What to do about it, or a name that was perhaps meant. */
  readonly fix: string;
}

/** One thing to fix, in a page or another file. */
export interface Finding {
  /** Path relative to the repository. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. Absent when only the line is known. */
  readonly column?: number;
  /** As in {@link Diagnostic}. Absent for what other tools find. */
  readonly code?: string;
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/**
 * Prints a finding in the form that editors and terminals make a link of.
 *
 * @param finding - What to print.
 * @returns `file:line:column message → fix`, without the column when it is not known.
 */
export function formatFinding({file, line, column, message, fix}: Finding): string {
  const position = column === undefined ? line : `${line}:${column}`;
  return `${file}:${position} ${message} → ${fix}`;
}

/**
 * Turns a diagnostic of a sample into a finding of its page.
 *
 * @param diagnostic - What a checker said.
 * @returns The same, at its position in the page.
 */
export function toFinding({sample, line, column, code, message, fix}: Diagnostic): Finding {
  const position = sample.positions[Math.min(line, sample.positions.length - 1)];
  return {
    file: sample.page,
    line: position?.line ?? sample.line,
    column: position ? position.column + column : 1,
    code,
    message,
    fix,
  };
}

/**
 * The position of an offset in a text.
 *
 * @param text - Any text.
 * @param offset - Characters from its beginning.
 * @returns Line and column, counted from 0.
 */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return {line: before.length - 1, column: before.at(-1)?.length ?? 0};
}
