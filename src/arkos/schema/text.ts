/** An attribute of a field or of a block. */
export interface Attribute {
  /** Name without `@`: `default`, `db.VarChar`. */
  readonly name: string;
  /** What is between its parentheses; empty without them. */
  readonly args: string;
}

/** Index of the character after a string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"' && text[index] !== '\n')
    index += text[index] === '\\' ? 2 : 1;
  return index + 1;
}

/**
 * Blanks comments, but not what looks like one inside a string such as a database URL.
 *
 * @param text - A schema.
 * @returns Its lines without comments.
 */
export function linesWithoutComments(text: string): string[] {
  let code = '';
  let index = 0;
  let kept = 0;
  while (index < text.length) {
    if (text[index] === '"') {
      index = endOfString(text, index);
      continue;
    }
    const isLine = text.startsWith('//', index);
    if (!isLine && !text.startsWith('/*', index)) {
      index++;
      continue;
    }
    code += text.slice(kept, index);
    const end = text.indexOf(isLine ? '\n' : '*/', index + 2);
    kept = end === -1 ? text.length : isLine ? end : end + 2;
    if (!isLine) code += text.slice(index, kept).replace(/[^\n]+/g, ' ');
    index = kept;
  }
  return (code + text.slice(kept)).split(/\r?\n/);
}

/** Index of the parenthesis that closes the one at `start`, or -1. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '"') index = endOfString(text, index) - 1;
    else if (text[index] === '(') depth++;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  return -1;
}

/**
 * Reads the attributes at the end of a line.
 *
 * @param text - `@id @default(uuid())`, or the same with `@@`.
 * @returns The attributes, or `undefined` when the text is something else.
 */
export function parseAttributes(text: string): Attribute[] | undefined {
  const attributes: Attribute[] = [];
  const start = /@{1,2}([A-Za-z]\w*(?:\.\w+)*)\s*/y;
  for (let rest = text.trim(); rest !== '';) {
    start.lastIndex = 0;
    const [all = '', name = ''] = start.exec(rest) ?? [];
    if (all === '') return undefined;
    const end = rest[all.length] === '(' ? closing(rest, all.length) : all.length - 1;
    if (end === -1) return undefined;
    attributes.push({name, args: rest.slice(all.length + 1, end)});
    rest = rest.slice(end + 1).trimStart();
  }
  return attributes;
}

/**
 * Finds a list of names in the arguments of an attribute.
 *
 * @param args - `fields: [bookId], references: [id]`, or `[a, b]`.
 * @param key - Name of the argument; without one, the first list.
 */
export function namesIn(args: string, key?: string): string[] {
  const pattern =
    key === undefined ? /\[([^\]]*)\]/ : new RegExp(`\\b${key}\\s*:\\s*\\[([^\\]]*)\\]`);
  // A column can have options: `title(length: 100, sort: Desc)`.
  const [, names = ''] = pattern.exec(args.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')) ?? [];
  return names.split(',').flatMap((name) => /\w+/.exec(name)?.[0] ?? []);
}
