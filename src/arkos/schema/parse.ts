import type {Enum, Field, Model, Problem, Relation, Schema} from './model';
import {linesWithoutComments, namesIn, parseAttributes, type Attribute} from './text';

type Mutable<Type> = {-readonly [Key in keyof Type]: Type[Key]};

/** A block as it is read, before names are looked up. */
interface Block {
  readonly kind: string;
  readonly name: string;
  readonly line: number;
  readonly fields: Mutable<Field>[];
  readonly values: string[];
  readonly uniques: string[][];
  key: readonly string[];
  /** A line of it cannot be read, so what it lacks may be there. */
  isBroken: boolean;
}

const blockStart = /^(model|enum|type|view|datasource|generator)\s+(\S+)\s*\{$/;
const identifier = /^[A-Za-z]\w*$/;
const fieldLine = /^(\w+)\s+(Unsupported\("[^"]*"\)|[A-Za-z]\w*)(\[\]\?|\[\]|\?)?(?=\s|@|$)(.*)$/;

/** The scalar types of Prisma. */
export const scalarTypes = [
  'String',
  'Boolean',
  'Int',
  'BigInt',
  'Float',
  'Decimal',
  'DateTime',
  'Json',
  'Bytes',
] as const;

function relationOf(attributes: readonly Attribute[]): Relation | undefined {
  const args = attributes.find(({name}) => name === 'relation')?.args;
  if (args === undefined) return undefined;
  const name =
    /^\s*(?:name\s*:\s*)?"([^"]*)"/.exec(args)?.[1] ?? /\bname\s*:\s*"([^"]*)"/.exec(args)?.[1];
  const onDelete = /\bonDelete\s*:\s*(\w+)/.exec(args)?.[1];
  return {
    fields: namesIn(args, 'fields'),
    references: namesIn(args, 'references'),
    ...(name !== undefined && {name}),
    ...(onDelete !== undefined && {onDelete}),
  };
}

function parseField(
  text: string,
  line: number,
  report: (message: string) => void,
): Field | undefined {
  const [, name = '', written = '', suffix, rest = ''] = fieldLine.exec(text) ?? [];
  if (name === '') {
    report(`'${text}' is not a field. Write a name and a type: title String`);
    return undefined;
  }
  if (suffix === '[]?') {
    report(`${name} cannot be an optional list. Write ${written}[] or ${written}?`);
    return undefined;
  }
  const attributes = parseAttributes(rest);
  if (!attributes) {
    report(
      `'${rest.trim()}' is not a list of attributes. They start with @, such as @default(now())`,
    );
    return undefined;
  }
  const has = (wanted: string): boolean =>
    attributes.some((attribute) => attribute.name === wanted);
  const relation = relationOf(attributes);
  const defaultText = attributes.find((attribute) => attribute.name === 'default')?.args;
  return {
    name,
    type: written.startsWith('Unsupported(') ? 'Unsupported' : written,
    isOptional: suffix === '?',
    isList: suffix === '[]',
    isId: has('id'),
    isUnique: has('unique'),
    hasDefault: has('default') || has('updatedAt'),
    isUpdatedAt: has('updatedAt'),
    isRelation: false,
    isEnum: false,
    ...(defaultText !== undefined && {defaultText}),
    ...(relation && {relation}),
    line,
  };
}

/** Reads what is between the braces of a block, line by line. */
function addLine(
  block: Block,
  text: string,
  line: number,
  report: (message: string) => void,
): void {
  if (text.startsWith('@@')) {
    const [attribute] = parseAttributes(text) ?? [];
    if (!attribute) report(`'${text}' is not an attribute of a block, such as @@index([title])`);
    else if (attribute.name === 'id') block.key = namesIn(attribute.args);
    else if (attribute.name === 'unique') block.uniques.push(namesIn(attribute.args));
    return;
  }
  if (block.kind === 'enum') {
    const [, value = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(text) ?? [];
    if (identifier.test(value) && parseAttributes(rest)) block.values.push(value);
    else report(`'${text}' is not a value of an enum. Write a name alone on its line.`);
    return;
  }
  const field = parseField(text, line, report);
  if (!field) return;
  const twin = block.fields.find(({name}) => name === field.name);
  if (twin) {
    report(`field ${field.name} is on line ${twin.line} already. Rename one of them.`);
    return;
  }
  block.fields.push(field);
  if (field.isId) block.key = [field.name];
}

/** The blocks of a text and what is wrong with their form. */
class Reader {
  readonly blocks: Block[] = [];
  readonly problems: Problem[] = [];
  provider: string | undefined;
  private open: Block | undefined;

  /** @param text - The schema. */
  constructor(text: string) {
    for (const [index, raw] of linesWithoutComments(text).entries()) {
      const content = raw.trim();
      if (content !== '') this.read(content, index + 1);
    }
    this.closeUnclosed();
  }

  private report(line: number, message: string): void {
    this.problems.push({line, message});
  }

  private read(content: string, line: number): void {
    const open = this.open;
    const start = blockStart.exec(content);
    if (start && open) {
      this.report(
        line,
        `the ${open.kind} block of line ${open.line} is still open. Add a } before this line.`,
      );
    }
    if (start) {
      this.openBlock(start[1] ?? '', start[2] ?? '', line);
    } else if (!open) {
      this.report(line, `'${content}' opens no block. Start with: model Post {`);
    } else if (content === '}') {
      this.open = undefined;
    } else if (open.kind === 'datasource' || open.kind === 'generator') {
      if (open.kind === 'datasource')
        this.provider ??= /^provider\s*=\s*"(\w+)"/.exec(content)?.[1];
    } else {
      addLine(open, content, line, (message) => {
        open.isBroken = true;
        this.report(line, message);
      });
    }
  }

  private openBlock(kind: string, name: string, line: number): void {
    if (!identifier.test(name)) {
      this.report(
        line,
        `'${name}' cannot name a ${kind}. Use letters, digits and _, a letter first.`,
      );
    }
    const isNamed = kind !== 'datasource' && kind !== 'generator';
    const twin = isNamed ? this.blocks.find((other) => other.name === name) : undefined;
    if (twin) {
      this.report(
        line,
        `${twin.kind} ${name} is on line ${twin.line} already. Rename one of them.`,
      );
    }
    this.open = {kind, name, line, fields: [], values: [], uniques: [], key: [], isBroken: false};
    if (isNamed && !twin && identifier.test(name)) this.blocks.push(this.open);
  }

  private closeUnclosed(): void {
    if (this.open)
      this.report(this.open.line, `this ${this.open.kind} block never closes. Add a } after it.`);
  }
}

/** What Prisma says about a block that is empty or has no key. */
function emptiness({kind, name, line, fields, values, key, uniques, isBroken}: Block): Problem[] {
  if (isBroken) return [];
  if (kind === 'enum')
    return values.length > 0 ? [] : [{line, message: `enum ${name} has no values. Give it one.`}];
  if (fields.length === 0)
    return [{line, message: `${kind} ${name} has no fields. Give it one: id String @id`}];
  const isUnique = fields.some((field) => field.isUnique && !field.isOptional);
  return kind !== 'model' || key.length > 0 || isUnique || uniques.length > 0
    ? []
    : [{line, message: `model ${name} has no key. Give it one: id String @id @default(uuid())`}];
}

/** Looks up the types of fields; reports those that nothing has the name of. */
function resolve(blocks: readonly Block[]): Problem[] {
  const byName = new Map(blocks.map((block) => [block.name, block] as const));
  const isScalar = new Set<string>([...scalarTypes, 'Unsupported']);
  return blocks.flatMap(({name, fields}) =>
    fields.flatMap((field) => {
      const target = byName.get(field.type);
      field.isRelation = target?.kind === 'model';
      field.isEnum = target?.kind === 'enum';
      if (!target && !isScalar.has(field.type)) {
        const nearest = [...isScalar].find(
          (type) => type.toLowerCase() === field.type.toLowerCase(),
        );
        const hint = nearest
          ? ` Did you mean ${nearest}?`
          : ' Add a model or an enum of this name.';
        return [{line: field.line, message: `nothing is named ${field.type}.${hint}`}];
      }
      if (field.isRelation && !target?.fields.some(({type}) => type === name)) {
        return [
          {
            line: field.line,
            message: `${field.name} has no opposite. Add to model ${field.type}: a field of type ${name}[] or ${name}?`,
          },
        ];
      }
      return [];
    }),
  );
}

const modelOf = ({name, fields, key, uniques, line}: Block): Model => ({
  name,
  fields,
  key,
  uniques,
  line,
});

/**
 * Reads a Prisma schema, line by line as Prisma does, and never throws: what cannot be read is
 * reported and left out.
 *
 * @param text - The schema: one file's text, or several joined by line breaks.
 * @returns Its blocks and its problems.
 */
export function parseSchema(text: string): Schema {
  const {blocks, problems, provider} = new Reader(text);
  const of = (kind: string): Block[] => blocks.filter((block) => block.kind === kind);
  const all = [...problems, ...blocks.flatMap(emptiness), ...resolve(blocks)];
  return {
    models: of('model').map(modelOf),
    views: of('view').map(modelOf),
    enums: of('enum').map(({name, values, line}): Enum => ({name, values, line})),
    ...(provider !== undefined && {provider}),
    problems: all.sort((a, b) => a.line - b.line),
  };
}
