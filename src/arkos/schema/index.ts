/** One field of a model. */
export interface Field {
  /** Name, as written. */
  name: string;
  /** Type without `?` and `[]`: a scalar, an enum or the name of another model. */
  type: string;
  /** The type ends in `?`. */
  isOptional: boolean;
  /** The type ends in `[]`. */
  isList: boolean;
  /** The field carries `@id`. */
  isId: boolean;
  /** The field carries `@unique`. */
  isUnique: boolean;
  /** Prisma sets the field itself when a request does not: `@default`, `@updatedAt`. */
  hasDefault: boolean;
  /** The type is a model of the same text. */
  isRelation: boolean;
  /** Line of the text, counted from 1. */
  line: number;
}

/** One `model` block. */
export interface Model {
  /** Name, as written: `ReadingList`. */
  name: string;
  /** Fields in the order of the text. */
  fields: Field[];
  /** Line of the text on which the block opens, counted from 1. */
  line: number;
}

/** The text is not a schema that Prisma would accept. */
export class SchemaError extends Error {
  /**
   * @param line - line of the text, counted from 1
   * @param problem - what is wrong and how it is mended
   */
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
    this.name = 'SchemaError';
  }
}

const blockStart = /^(model|enum|type|view|datasource|generator)\s+(\S+)\s*\{\s*$/;
const identifier = /^[A-Za-z]\w*$/;
const fieldLine = /^(\w+)\s+([A-Za-z]\w*(?:\("[^"]*"\))?)(\[\]|\?)?(?:\s+(@.*))?$/;

/** Cuts a `//` comment off a line, but not a `//` inside a string such as a database address. */
function withoutComment(line: string): string {
  let inString = false;
  for (let index = 0; index < line.length; index++) {
    const character = line[index];
    if (character === '\\' && inString) index++;
    else if (character === '"') inString = !inString;
    else if (!inString && character === '/' && line[index + 1] === '/') return line.slice(0, index);
  }
  return line;
}

function parseField(text: string, line: number): Field {
  const match = fieldLine.exec(text);
  if (!match) {
    throw new SchemaError(line, `'${text}' is not a field. Write a name and a type: title String`);
  }
  const [, name = '', type = '', suffix, attributes = ''] = match;
  return {
    name,
    type,
    isOptional: suffix === '?',
    isList: suffix === '[]',
    isId: /(?:^|\s)@id\b/.test(attributes),
    isUnique: /(?:^|\s)@unique\b/.test(attributes),
    hasDefault: /(?:^|\s)@(?:default|updatedAt)\b/.test(attributes),
    isRelation: false,
    line,
  };
}

/**
 * Reads the models out of the text of a Prisma schema.
 *
 * Only what the site needs is read: `model` blocks with their fields. Other blocks are checked
 * for being closed and passed over. Block attributes (`@@map`, `@@index`) do not change the routes
 * of a model: Arkos names them after the model (`base.router.helpers.ts`), not after its table.
 *
 * @param text - the schema: one file's text, or several joined by line breaks
 * @returns the models in the order of the text; an empty list when it has none
 * @throws {@link SchemaError} for a block that never closes, a model without a valid name or
 *   without fields, two models of one name, a line that is neither block, field nor attribute
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/prisma/prisma-schema-parser.ts
 */
export function parseModels(text: string): Model[] {
  const models: Model[] = [];
  let block: {kind: string; line: number; model: Model | undefined} | undefined;

  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const content = withoutComment(raw).trim();
    if (content === '') continue;

    if (!block) {
      const [, kind, name] = blockStart.exec(content) ?? [];
      if (kind === undefined || name === undefined) {
        throw new SchemaError(line, `'${content}' opens no block. Start with: model Post {`);
      }
      let model: Model | undefined;
      if (kind === 'model') {
        if (!identifier.test(name)) {
          throw new SchemaError(
            line,
            `'${name}' cannot name a model. Use letters, digits and _, a letter first.`,
          );
        }
        const twin = models.find((other) => other.name === name);
        if (twin) {
          throw new SchemaError(
            line,
            `model ${name} is on line ${twin.line} already. Rename one of them.`,
          );
        }
        model = {name, fields: [], line};
      }
      block = {kind, line, model};
    } else if (content === '}') {
      if (block.model) {
        if (block.model.fields.length === 0) {
          throw new SchemaError(
            block.line,
            `model ${block.model.name} has no fields. Give it one: id String @id`,
          );
        }
        models.push(block.model);
      }
      block = undefined;
    } else if (blockStart.test(content)) {
      throw new SchemaError(
        line,
        `the ${block.kind} block of line ${block.line} is still open. Add a } before this line.`,
      );
    } else if (block.model && !content.startsWith('@@')) {
      block.model.fields.push(parseField(content, line));
    }
  }

  if (block) {
    throw new SchemaError(block.line, `this ${block.kind} block never closes. Add a } after it.`);
  }

  const names = new Set(models.map(({name}) => name));
  for (const {fields} of models) {
    for (const field of fields) field.isRelation = names.has(field.type);
  }
  return models;
}
