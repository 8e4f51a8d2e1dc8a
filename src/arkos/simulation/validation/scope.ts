import type {Enum} from '../../schema';
import {SourceError} from './lexer';
import {
  parseSource,
  type Declaration,
  type Expression,
  type ImportedName,
  type Property,
} from './parser';

/** Other files of the same folder, by name without the extension: `create-review.schema`. */
export type Siblings = Readonly<Record<string, string>>;

/** What a file can refer to besides its own text. */
export interface Surroundings {
  /** Of the Prisma schema; `@prisma/client` exports them. */
  readonly enums: readonly Enum[];
  readonly siblings: Siblings;
}

/** How the declarations of a file become what they stand for. */
export interface Builder {
  readonly value: (expression: Expression, scope: Scope) => unknown;
  readonly class: (properties: readonly Property[], scope: Scope) => unknown;
  /** What libraries export: `z`. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The names of one file. */
export class Scope {
  private readonly values = new Map<string, unknown>();

  /** @param globals - Names that every file has. */
  constructor(globals: Readonly<Record<string, unknown>>) {
    for (const [name, value] of Object.entries(globals)) this.values.set(name, value);
  }

  /** Names a value. */
  set(name: string, value: unknown): void {
    this.values.set(name, value);
  }

  /** The value of a name. */
  get(name: string, line: number): unknown {
    if (!this.values.has(name)) throw new SourceError(`Nothing here is named ${name}.`, line);
    return this.values.get(name);
  }
}

/** Values of the enums of Prisma, as its client exports them. */
function enumOf(name: string, {enums}: Surroundings): Readonly<Record<string, string>> | undefined {
  const values = enums.find((one) => one.name === name)?.values;
  return values && Object.fromEntries(values.map((value) => [value, value]));
}

/** What a file exports, by name. */
type Exports = ReadonlyMap<string, unknown>;

/** What another file of the folder exports; what is wrong with it is reported at the import. */
function readSibling(
  {from, line}: {readonly from: string; readonly line: number},
  surroundings: Surroundings,
  builder: Builder,
  depth: number,
): Exports {
  const file = from.replace(/^.*\//, '').replace(/\.[jt]s$/, '');
  const {siblings} = surroundings;
  const source = Object.hasOwn(siblings, file) ? siblings[file] : undefined;
  if (source === undefined || depth > 3)
    throw new SourceError(`${from} is not one of the files here. Copy what it exports.`, line);
  try {
    return readExports(source, surroundings, builder, depth + 1);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new SourceError(`${from}, line ${error.line}: ${error.message}`, line);
  }
}

/** The value of a name that a file imports; undefined for a type. */
function imported(
  {exported}: ImportedName,
  exports: Exports,
  {from, line}: {readonly from: string; readonly line: number},
): unknown {
  if (exported === '*') return Object.fromEntries(exports);
  if (exported === 'default' && !exports.has(exported))
    throw new SourceError(`${from} exports nothing by default.`, line);
  return exports.get(exported);
}

/**
 * Reads a validation file and returns what it exports by default.
 *
 * @param source - The file.
 * @param surroundings - What it can refer to.
 * @param builder - How declarations become values.
 * @throws SourceError for what is not read.
 */
export function readDefaultExport(
  source: string,
  surroundings: Surroundings,
  builder: Builder,
): unknown {
  const exports = readExports(source, surroundings, builder, 0);
  if (!exports.has('default')) throw new SourceError('The file exports nothing by default.', 1);
  return exports.get('default');
}

/** Reads a file that `depth` others import. */
function readExports(
  source: string,
  surroundings: Surroundings,
  builder: Builder,
  depth: number,
): Exports {
  const scope = new Scope(builder.globals);
  const exports = new Map<string, unknown>();
  const declare = ({name, isExported}: Declaration, value: unknown): void => {
    scope.set(name, value);
    if (isExported) exports.set(name, value);
  };
  for (const statement of parseSource(source)) {
    switch (statement.kind) {
      case 'import': {
        const {names, from, line} = statement;
        if (from === '@prisma/client') {
          for (const {name, exported} of names) {
            const values = enumOf(exported, surroundings);
            if (!values) throw new SourceError(`The Prisma schema has no enum ${exported}.`, line);
            scope.set(name, values);
          }
        } else if (from.startsWith('.')) {
          const other = readSibling(statement, surroundings, builder, depth);
          for (const one of names) {
            const value = imported(one, other, statement);
            if (value !== undefined) scope.set(one.name, value);
          }
        }
        break;
      }
      case 'class':
        declare(statement, builder.class(statement.properties, scope));
        break;
      case 'enum':
        declare(statement, statement.values);
        break;
      case 'const':
        declare(statement, builder.value(statement.value, scope));
        break;
      default:
        exports.set('default', builder.value(statement.value, scope));
    }
  }
  return exports;
}
