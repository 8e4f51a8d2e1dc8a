import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../hash';
import {filesOf} from './folder';
import {markerIn} from './regions';

/** File of the bookshop with a digest of each file that its recordings consist of or depend on. */
export const digestsFile = 'exchanges/recorded.txt';

/** What one file was when it was recorded: a hash of it, and a mark of two characters for each line. */
interface Digest {
  readonly hash: string;
  readonly marks: readonly string[];
}

/** A place where a file is no longer what was recorded. */
export interface RecordedEdit {
  /** Relative to the bookshop. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The bookshop's code, its schema and packages, the requests, and the recordings themselves. */
const isRecorded = (file: string): boolean =>
  /^(?:src|prisma|exchanges)\/|^(?:package|tsconfig)\.json$/.test(file) && file !== digestsFile;

const rowsOf = (text: string): string[] => text.split(/\r?\n/);

/** A line without its end, and its number, counted from 1. */
interface Row {
  readonly text: string;
  readonly line: number;
}

/** The lines that matter: a region's markers are for pages; images and archives have no lines. */
const rowsThatMatter = (text: string): Row[] =>
  text.includes('\0')
    ? []
    : rowsOf(text)
        .map((row, index) => ({text: row, line: index + 1}))
        .filter((row) => !markerIn(row.text));

function digestOf(text: string): Digest {
  const rows = rowsThatMatter(text).map((row) => row.text);
  return {
    hash: hashOf(rows.length > 0 ? rows : [text]),
    marks: rows.map((row) => hashOf([row]).slice(0, 2)),
  };
}

const read = (bookshop: string, file: string): string =>
  readFileSync(path.join(bookshop, file), 'latin1');

/** The digests that were written by {@link digestsOf}, by file. */
function readDigests(bookshop: string): Map<string, Digest> {
  const file = path.join(bookshop, digestsFile);
  const rows = existsSync(file) ? rowsOf(readFileSync(file, 'utf8')).filter(Boolean) : [];
  return new Map(
    rows.map((row) => {
      const [name = '', hash = '', marks = ''] = row.split(' ');
      return [name, {hash, marks: marks.match(/../g) ?? []}];
    }),
  );
}

/**
 * The digests of a bookshop as it is, for {@link digestsFile}.
 *
 * @param bookshop - Its folder.
 * @param only - Files that were recorded now; the others keep their digests. Default: all of them.
 * @returns A row for each file, the same wherever the folder is.
 */
export function digestsOf(bookshop: string, only?: readonly string[]): string {
  const before = readDigests(bookshop);
  return filesOf(bookshop)
    .filter(isRecorded)
    .flatMap((file) => {
      const isNow = !only || only.includes(file);
      const digest = isNow ? digestOf(read(bookshop, file)) : before.get(file);
      return digest ? [`${file} ${digest.hash} ${digest.marks.join('')}\n`] : [];
    })
    .join('');
}

/**
 * Finds what is no longer as it was recorded: a source that was changed since, or a recording that
 * was edited by hand.
 *
 * @param bookshop - Its folder.
 * @returns Each place, by file and line.
 */
export function recordedEdits(bookshop: string): RecordedEdit[] {
  const before = readDigests(bookshop);
  const files = filesOf(bookshop).filter(isRecorded);
  const gone = [...before.keys()].filter((file) => !files.includes(file));
  return [
    ...gone.map((file) => ({file, line: 1})),
    ...files.flatMap((file) => {
      const text = read(bookshop, file);
      const digest = before.get(file);
      const now = digestOf(text);
      if (digest?.hash === now.hash) return [];
      const rows = rowsThatMatter(text);
      const changed = changedRows(digest?.marks ?? [], now.marks);
      // A file without lines, or a line with the mark of the old one, is changed somewhere.
      return (changed.length > 0 ? changed : [0]).map((row) => ({
        file,
        line: rows[row]?.line ?? 1,
      }));
    }),
  ];
}

/**
 * Where two texts differ.
 *
 * @param before - A text.
 * @param now - The same, changed.
 * @returns The first line of each change in `now`, counted from 1.
 */
export const linesChanged = (before: string, now: string): number[] =>
  changedRows(rowsOf(before), rowsOf(now)).map((row) => row + 1);

/** The first row of each change, counted from 0. */
function changedRows(before: readonly string[], now: readonly string[]): number[] {
  const rows: number[] = [];
  let [old, row] = [0, 0];
  while (old < before.length || row < now.length) {
    if (before[old] === now[row]) {
      old++;
      row++;
      continue;
    }
    rows.push(Math.max(0, Math.min(row, now.length - 1)));
    [old, row] = nextCommonRows(before, old, now, row);
  }
  return rows;
}

/** The nearest rows from which both texts go on alike for three rows, or to their ends. */
function nextCommonRows(
  before: readonly string[],
  old: number,
  now: readonly string[],
  row: number,
): [old: number, row: number] {
  const most = before.length - old + (now.length - row);
  for (let steps = 1; steps < most; steps++) {
    for (let down = 0; down <= steps; down++) {
      const [one, other] = [old + down, row + steps - down];
      if (one > before.length || other > now.length) continue;
      if ([0, 1, 2].every((at) => before[one + at] === now[other + at])) return [one, other];
    }
  }
  return [before.length, now.length];
}
