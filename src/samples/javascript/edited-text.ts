/** A replacement in the TypeScript text. */
export interface Edit {
  /** Offset of the first replaced character. */
  readonly start: number;
  /** Offset after the last replaced character. */
  readonly end: number;
  readonly text: string;
}

/** Columns of a line: the `printWidth` of the samples. */
export const width = 100;

/** A text with replacements that can be read while it is edited. */
export class EditedText {
  private added: Edit[] = [];

  constructor(readonly original: string) {}

  /** The edits, touching ones joined. */
  get edits(): Edit[] {
    const joined: Edit[] = [];
    for (const edit of this.added) {
      const last = joined.at(-1);
      if (last?.end === edit.start)
        joined.splice(-1, 1, {start: last.start, end: edit.end, text: last.text + edit.text});
      else joined.push(edit);
    }
    return joined;
  }

  /** Replaces a range and drops the edits inside it. */
  replace(start: number, end: number, text: string): void {
    this.added = this.added.filter(
      (edit) =>
        edit.start < start ||
        edit.end > end ||
        // What is inserted at an end of the range stays.
        (edit.start === edit.end && (edit.start === start || edit.end === end)),
    );
    this.added.push({start, end, text});
    this.added.sort((a, b) => a.start - b.start || a.end - b.end);
  }

  erase(start: number, end: number): void {
    this.replace(start, end, '');
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** The edited text of a range of the original. */
  read(start: number, end: number): string {
    let result = '';
    let at = start;
    for (const edit of this.added) {
      if (edit.start < start || edit.end > end) continue;
      result += this.original.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return result + this.original.slice(at, end);
  }

  isEdited(start: number, end: number): boolean {
    return this.added.some((edit) => edit.start < end && edit.end > start);
  }

  /** Where the edited line of an offset begins in the original. */
  lineStart(at: number): number {
    let start = at;
    while (
      start > 0 &&
      !(this.original.charAt(start - 1) === '\n' && !this.isEdited(start - 1, start))
    )
      start--;
    return start;
  }

  /** Where the edited line of an offset ends in the original. */
  lineEnd(at: number): number {
    let end = at;
    while (
      end < this.original.length &&
      !(this.original.charAt(end) === '\n' && !this.isEdited(end, end + 1))
    )
      end++;
    return end;
  }

  /** Whether one line has room for what is before an offset, a text, and what is after another. */
  fits(before: number, inserted: string, after?: number): boolean {
    const end = after === undefined ? '' : this.read(after, this.lineEnd(after)).split('\n')[0];
    const line = `${this.read(this.lineStart(before), before).split('\n').at(-1)}${inserted}${end}`;
    return line.length <= width && !inserted.includes('\n');
  }
}
