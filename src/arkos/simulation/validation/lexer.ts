import {checkPattern} from './pattern';

/** Why a validation file cannot be simulated, and where. */
export class SourceError extends Error {
  /**
   * @param message - What cannot be read, and what to do.
   * @param line - Counted from 1.
   */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
    this.name = 'SourceError';
  }
}

/** A part of the text. */
export interface Token {
  readonly kind: 'name' | 'value' | 'mark' | 'end';
  /** As written. */
  readonly text: string;
  /** What a literal stands for. */
  readonly value?: string | number | RegExp;
  readonly line: number;
}

const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const name = /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy;
const number = /\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const text = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`/y;
const regex = /\/((?:[^/\\\n[]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+)\/([a-z]*)/y;
const mark = /=>|\.\.\.|[{}()[\].,;:?!=<>|&@+*-]/y;

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

/** What a string literal stands for. */
const unescape = (literal: string): string =>
  literal
    .slice(1, -1)
    .replace(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, code?: string, character = '') =>
      code === undefined
        ? (escapes[character as string] ?? (character as string))
        : String.fromCharCode(parseInt(code, 16)),
    );

function toRegExp(source: string, flags: string, line: number): RegExp {
  const problem = checkPattern(source);
  if (problem !== undefined) throw new SourceError(problem, line);
  try {
    return new RegExp(source, flags);
  } catch {
    throw new SourceError('This is no valid regular expression.', line);
  }
}

/** Why no token starts at an index. */
function problemAt(source: string, index: number): string {
  const character = String.fromCodePoint(source.codePointAt(index) ?? 0);
  if (character === '`')
    return 'A template with ${ is not run here, and any other needs a ` at its end. Write a text in quotes.';
  if (/['"]/.test(character))
    return `The text that opens with ${character} is not closed. Add ${character} at its end, on the same line.`;
  return `${character} cannot start anything here. Remove it.`;
}

/**
 * Splits a file of TypeScript into tokens. A slash opens a comment or a regular expression: what is
 * read here never divides.
 *
 * @param source - The file.
 * @returns The tokens, and what is after the last one.
 * @throws SourceError for what none of them is.
 */
export function tokensOf(source: string): {tokens: Token[]; end: Token} {
  const tokens: Token[] = [];
  let index = 0;
  let line = 1;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = index;
    const match = pattern.exec(source);
    if (match) index = pattern.lastIndex;
    return match;
  };
  const add = (kind: Token['kind'], written: string, value?: Token['value']): void => {
    tokens.push({kind, text: written, line, ...(value !== undefined && {value})});
    line += written.split('\n').length - 1;
  };
  while (index < source.length) {
    const blank = take(space)?.[0];
    if (blank !== undefined) {
      line += blank.split('\n').length - 1;
      continue;
    }
    const word = take(name)?.[0];
    const digits = word === undefined ? take(number)?.[0] : undefined;
    const literal = word ?? digits ?? take(text)?.[0];
    if (word !== undefined) {
      add('name', word);
    } else if (digits !== undefined) {
      add('value', digits, Number(digits.replaceAll('_', '')));
    } else if (literal !== undefined) {
      add('value', literal, unescape(literal));
    } else {
      const pattern = take(regex);
      const sign = pattern ? undefined : take(mark)?.[0];
      if (pattern) {
        const [written, body = '', flags = ''] = pattern;
        add('value', written, toRegExp(body, flags, line));
      } else if (sign !== undefined) {
        add('mark', sign);
      } else {
        throw new SourceError(problemAt(source, index), line);
      }
    }
  }
  return {tokens, end: {kind: 'end', text: 'the end of the file', line}};
}
