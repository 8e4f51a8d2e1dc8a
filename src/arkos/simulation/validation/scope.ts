import type {Enum} from '../../schema';
import {SourceError} from './lexer';
import {parseSource, type Expression, type Property} from './parser';

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

/**
 * Reads a validation file and returns what it exports by default.
 *
 * @param source - The file.
 * @param surroundings - What it can refer to.
 * @param builder - How declarations become values.
 * @param depth - Files that import this one.
 * @throws SourceError for what is not read.
 */
export function readDefaultExport(
  source: string,
  surroundings: Surroundings,
  builder: Builder,
  depth = 0,
): unknown {
  const scope = new Scope(builder.globals);
  let exported: {value: unknown} | undefined;
  for (const statement of parseSource(source)) {
    switch (statement.kind) {
      case 'import': {
        const {names, from, line} = statement;
        if (from === '@prisma/client') {
          for (const name of names) {
            const values = enumOf(name, surroundings);
            if (!values) throw new SourceError(`The Prisma schema has no enum ${name}.`, line);
            scope.set(name, values);
          }
        } else if (from.startsWith('.')) {
          const file = from.replace(/^.*\//, '').replace(/\.[jt]s$/, '');
          const other = surroundings.siblings[file];
          if (other === undefined || depth > 3) {
            throw new SourceError(
              `${from} is not one of the files here. Copy what it exports.`,
              line,
            );
          }
          const value = readDefaultExport(other, surroundings, builder, depth + 1);
          for (const name of names) scope.set(name, value);
        }
        break;
      }
      case 'class':
        scope.set(statement.name, builder.class(statement.properties, scope));
        break;
      case 'enum':
        scope.set(statement.name, statement.values);
        break;
      case 'const':
        scope.set(statement.name, builder.value(statement.value, scope));
        break;
      default:
        exported = {value: builder.value(statement.value, scope)};
    }
  }
  if (!exported) throw new SourceError('The file exports nothing by default.', 1);
  return exported.value;
}
