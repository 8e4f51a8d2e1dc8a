import type {Edit} from '../samples/javascript';
import {type Color, colorsOf} from './colors';

/** A name in a sample that shows its type. */
export interface Mark {
  /** Characters from the beginning of the sample. */
  readonly start: number;
  readonly length: number;
  /** Number of its type on the page. */
  readonly type: number;
  /** Its entry in the reference, where there is one. */
  readonly href?: string;
}

/** What a sample is besides its text. */
export interface SampleParts {
  /** Lines to highlight, from 0. */
  readonly lines?: ReadonlySet<number>;
  /** Whether each line gets an element, so that CSS can number it. */
  readonly numbered?: boolean;
  /** Names with types, in their order. */
  readonly marks?: readonly Mark[];
  /** What makes JavaScript of it: in order, none overlaps another. */
  readonly edits?: readonly Edit[];
}

/** Which form of the sample a character belongs to; none: both. */
type Form = 'ts' | 'js' | undefined;

interface Cell {
  readonly text: string;
  readonly color: Color;
  readonly form: Form;
  readonly line: number;
  readonly mark: Mark | undefined;
}

/**
 * Writes text into HTML.
 *
 * @param text - Any text.
 * @returns The text, safe between tags.
 */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Makes the other form of a text.
 *
 * @param code - The text.
 * @param edits - In order, none overlaps another.
 * @returns The text with the replacements.
 */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (text, {start, end, text: replacement}) => text.slice(0, start) + replacement + text.slice(end),
    code,
  );
}

/** The names with types that stay when text is replaced have them in the new text as well. */
function marksIn({start, end, text}: Edit, code: string, marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    if (mark.start < start || mark.start + mark.length > end) return [];
    const name = code.slice(mark.start, mark.start + mark.length);
    const found = text.split(/\b/).indexOf(name);
    const before = text.split(/\b/).slice(0, Math.max(0, found)).join('');
    return found < 0 ? [] : [{...mark, start: before.length}];
  });
}

function cellsOf(code: string, language: string, parts: SampleParts): Cell[] {
  const {marks = [], edits = []} = parts;
  const cells: Cell[] = [];
  const colors = colorsOf(code, language);
  const other = applyEdits(code, edits);
  const otherColors = edits.length > 0 ? colorsOf(other, 'js') : [];
  let line = 0;
  let at = 0;
  let mark = 0;
  const take = (end: number, form: Form): void => {
    for (; at < end; at += 1) {
      while ((marks[mark]?.start ?? Infinity) + (marks[mark]?.length ?? 0) <= at) mark += 1;
      const text = code.charAt(at);
      const inside = (marks[mark]?.start ?? Infinity) <= at ? marks[mark] : undefined;
      cells.push({text, color: colors[at] ?? '', form, line, mark: inside});
      if (text === '\n') line += 1;
    }
  };
  let otherAt = 0;
  for (const edit of edits) {
    const {start, end, text} = edit;
    const own = marksIn(edit, code, marks);
    otherAt += start - at;
    take(start, undefined);
    take(end, 'ts');
    for (let index = 0; index < text.length; index += 1) {
      cells.push({
        text: text.charAt(index),
        color: otherColors[otherAt + index] ?? '',
        form: 'js',
        line,
        mark: own.find(({start: from, length}) => from <= index && index < from + length),
      });
    }
    otherAt += text.length;
  }
  take(code.length, undefined);
  return cells;
}

/** Cuts a list where what `of` says of its members changes. */
function runs<Item, Key>(items: readonly Item[], of: (item: Item) => Key): [Key, Item[]][] {
  const found: [Key, Item[]][] = [];
  for (const item of items) {
    const key = of(item);
    const last = found.at(-1);
    if (last && last[0] === key) last[1].push(item);
    else found.push([key, [item]]);
  }
  return found;
}

interface Run {
  color: Color;
  text: string;
}

/** Text in pieces of one color; space belongs to either side. */
function colorRuns(cells: readonly Cell[]): Run[] {
  const found: Run[] = [];
  let space = '';
  for (const {text, color} of cells) {
    const last = found.at(-1);
    if (/\s/.test(text)) {
      space += text;
    } else if (last?.color === color) {
      last.text += space + text;
      space = '';
    } else {
      if (space !== '') found.push({color: '', text: space});
      space = '';
      found.push({color, text});
    }
  }
  if (space !== '') found.push({color: '', text: space});
  return found;
}

/** A color that the block has itself needs no element, and neither has space. */
type Base = '' | 'p';

const classOf = ({color, text}: Run, base: Base): string =>
  color === base || text.trim() === '' ? '' : color === '' ? 'v' : color;

function colored(cells: readonly Cell[], base: Base): string {
  return colorRuns(cells)
    .map((run) => {
      const name = classOf(run, base);
      const text = escapeHtml(run.text);
      return name === '' ? text : `<span class="${name}">${text}</span>`;
    })
    .join('');
}

/** An element around text takes the color of that text, where it has but one. */
function around(cells: readonly Cell[], own: string, base: Base): [string, string] {
  const pieces = colorRuns(cells);
  const [only] = pieces;
  const name = only && pieces.length === 1 ? classOf(only, base) : '';
  const classes = [own, name].filter((one) => one !== '').join(' ');
  const attribute = classes === '' ? '' : ` class="${classes}"`;
  return [attribute, name === '' ? colored(cells, base) : escapeHtml(only?.text ?? '')];
}

/** The Tab key stops only at the first name of each type. */
function markHtml(mark: Mark, cells: readonly Cell[], base: Base, isFirst: boolean): string {
  const [classes, html] = around(cells, '', base);
  const type = ` data-type="${mark.type}"`;
  if (mark.href === undefined)
    return `<span${classes}${type}${isFirst ? ' tabindex="0" role="button"' : ''}>${html}</span>`;
  return `<a${classes} href="${escapeHtml(mark.href)}"${type}${isFirst ? '' : ' tabindex="-1"'}>${html}</a>`;
}

function write(cells: readonly Cell[], parts: SampleParts, base: Base): string {
  const seen = new Set<string>();
  const marked = (part: readonly Cell[], form: Form): string =>
    runs(part, ({mark}) => mark)
      .map(([mark, inside]) => {
        if (!mark) return colored(inside, base);
        const keys = (form ? [form] : ['ts', 'js']).map((one) => `${one}${mark.type}`);
        const isFirst = keys.some((key) => !seen.has(key));
        for (const key of keys) seen.add(key);
        return markHtml(mark, inside, base, isFirst);
      })
      .join('');
  const inForms = (part: readonly Cell[]): string =>
    runs(part, ({form}) => form)
      .map(([form, inside]) => {
        if (form === undefined) return marked(inside, form);
        if (inside.some(({mark}) => mark))
          return `<span class="${form}">${marked(inside, form)}</span>`;
        const [classes, html] = around(inside, form, base);
        return `<span${classes}>${html}</span>`;
      })
      .join('');
  const {lines, numbered = false} = parts;
  return runs(cells, ({line}) => (lines?.has(line) || numbered ? line : undefined))
    .map(([line, inside]) => {
      if (line === undefined) return inForms(inside);
      const isMarked = lines?.has(line) === true;
      const name = isMarked ? 'theme-code-block-highlighted-line' : '';
      const classes = [name, numbered ? 'line' : ''].filter((one) => one !== '').join(' ');
      return `<span class="${classes}">${inForms(inside)}</span>`;
    })
    .join('');
}

/** A finished sample. */
export interface SampleHtml {
  /** What is inside of its `code`. */
  readonly html: string;
  /** Whether the block is written in the color of punctuation, because that needs less. */
  readonly base: Base;
}

/**
 * Highlights a sample: one element for each run of text that looks the same.
 *
 * @param code - The sample without magic comments.
 * @param language - As written after a fence.
 * @param parts - Marked lines, names with types, and what makes JavaScript of it.
 * @returns Its HTML, whose text is the sample, and beside it, in elements of the class `js`, what only
 * its JavaScript has; what only its TypeScript has is in elements of the class `ts`.
 */
export function highlight(code: string, language: string, parts: SampleParts = {}): SampleHtml {
  const cells = cellsOf(code, language, parts);
  const forms = (['', 'p'] as const).map((base) => ({html: write(cells, parts, base), base}));
  const [plain, punctuated] = forms as [SampleHtml, SampleHtml];
  const elements = ({html}: SampleHtml): number => html.split('</').length;
  return elements(punctuated) < elements(plain) ? punctuated : plain;
}
