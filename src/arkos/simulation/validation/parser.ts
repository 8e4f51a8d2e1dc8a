import {SourceError, tokensOf, type Token} from './lexer';

/** What is written where a value is: nothing in it has been run. */
export type Expression = {readonly line: number} & (
  | {readonly kind: 'value'; readonly value: unknown}
  | {readonly kind: 'name'; readonly name: string}
  | {readonly kind: 'list'; readonly items: readonly Expression[]}
  | {readonly kind: 'object'; readonly entries: readonly (readonly [string, Expression])[]}
  | {readonly kind: 'member'; readonly of: Expression; readonly name: string}
  | {readonly kind: 'call'; readonly of: Expression; readonly args: readonly Expression[]}
);

/** A decorator: `@MinLength(8)`. */
export interface Decorator {
  readonly name: string;
  readonly args: readonly Expression[];
  readonly line: number;
}

/** A property of a class. */
export interface Property {
  readonly name: string;
  readonly decorators: readonly Decorator[];
  /** What it starts with. */
  readonly value?: Expression;
}

/** A name that a file imports. */
export interface ImportedName {
  /** The name in this file. */
  readonly name: string;
  /** The name in the other file: `default` for what it exports by default, `*` for everything. */
  readonly exported: string;
}

/** A name that a file gives to something. */
export interface Declaration {
  readonly name: string;
  /** Whether other files can import it by its name. */
  readonly isExported: boolean;
}

/** A statement of a validation file. */
export type Statement = {readonly line: number} & (
  | {readonly kind: 'import'; readonly names: readonly ImportedName[]; readonly from: string}
  | (Declaration & {readonly kind: 'const'; readonly value: Expression})
  | (Declaration & {readonly kind: 'enum'; readonly values: Readonly<Record<string, string>>})
  | (Declaration & {readonly kind: 'class'; readonly properties: readonly Property[]})
  | {readonly kind: 'export'; readonly value: Expression}
);

/** Brackets that may be open at once. */
const deepest = 60;

const constants: Readonly<Record<string, unknown>> = {true: true, false: false, null: null};

const modifiers = ['public', 'private', 'protected', 'readonly', 'declare'];

/** Reads the part of TypeScript that validation files are written in. */
class Parser {
  private readonly tokens: readonly Token[];
  private readonly end: Token;
  private index = 0;
  private depth = 0;

  constructor(source: string) {
    ({tokens: this.tokens, end: this.end} = tokensOf(source));
  }

  file(): Statement[] {
    const statements: Statement[] = [];
    while (this.next.kind !== 'end') statements.push(...this.statement());
    return statements;
  }

  private get next(): Token {
    return this.tokens[this.index] ?? this.end;
  }

  private isNext(text: string): boolean {
    return this.next.kind !== 'value' && this.next.text === text;
  }

  private take(text: string): boolean {
    const is = this.isNext(text);
    if (is) this.index++;
    return is;
  }

  private need(text: string): void {
    if (!this.take(text)) this.fail(`Expected ${text}, found ${this.next.text}.`);
  }

  private fail(message: string): never {
    throw new SourceError(message, this.next.line);
  }

  private name(): string {
    const {kind, text} = this.next;
    if (kind !== 'name') this.fail(`Expected a name, found ${text}.`);
    this.index++;
    return text;
  }

  private text(): string {
    const {value, text} = this.next;
    if (typeof value !== 'string') this.fail(`Expected a text in quotes, found ${text}.`);
    this.index++;
    return value;
  }

  private statement(): Statement[] {
    const {line} = this.next;
    if (this.take(';')) return [];
    if (this.take('import')) return this.import(line);
    const isExported = this.take('export');
    const isDefault = isExported && this.take('default');
    if (this.isNext('type') || this.isNext('interface')) {
      this.skipType();
      return [];
    }
    if (this.take('class')) {
      const name = this.name();
      const properties = this.class();
      const statement = {kind: 'class', name, properties, isExported, line} as const;
      return isDefault
        ? [statement, {kind: 'export', value: {kind: 'name', name, line}, line}]
        : [statement];
    }
    if (isDefault) return [{kind: 'export', value: this.value(), line}];
    if (this.take('enum')) return [this.enum(line, isExported)];
    this.need('const');
    const name = this.name();
    if (this.take(':')) this.skipUntil('=');
    this.need('=');
    return [{kind: 'const', name, value: this.value(), isExported, line}];
  }

  private import(line: number): Statement[] {
    const names: ImportedName[] = [];
    const isType = this.takeType();
    if (this.next.kind !== 'value') {
      while (!this.take('from')) {
        if (this.take(',')) continue;
        if (this.take('{')) names.push(...this.importedNames());
        else if (this.take('*')) names.push(this.importedName('*'));
        else names.push({name: this.name(), exported: 'default'});
      }
    }
    const from = this.text();
    return isType ? [] : [{kind: 'import', names, from, line}];
  }

  /** Takes the word `type` where it is not the name that is imported. */
  private takeType(): boolean {
    const {kind, text} = this.tokens[this.index + 1] ?? this.end;
    const isWord =
      this.isNext('type') &&
      (text === '{' || text === '*' || (kind === 'name' && text !== 'from' && text !== 'as'));
    if (isWord) this.index++;
    return isWord;
  }

  /** The names between braces; types are no values. */
  private importedNames(): ImportedName[] {
    const names: ImportedName[] = [];
    while (!this.take('}')) {
      const isType = this.takeType();
      const name = this.importedName(this.name());
      if (!isType) names.push(name);
      if (!this.isNext('}')) this.need(',');
    }
    return names;
  }

  private importedName(exported: string): ImportedName {
    return {name: this.take('as') ? this.name() : exported, exported};
  }

  private enum(line: number, isExported: boolean): Statement {
    const name = this.name();
    const values: [string, string][] = [];
    this.need('{');
    while (!this.take('}')) {
      const key = this.name();
      this.need('=');
      values.push([key, this.text()]);
      if (!this.isNext('}')) this.need(',');
    }
    return {kind: 'enum', name, values: Object.fromEntries(values), isExported, line};
  }

  private class(): Property[] {
    if (this.isNext('extends')) this.fail('A class that extends another is not read here.');
    const properties: Property[] = [];
    this.need('{');
    while (!this.take('}')) {
      if (this.take(';')) continue;
      const decorators: Decorator[] = [];
      while (this.take('@')) {
        const {line} = this.next;
        const name = this.name();
        decorators.push({name, args: this.take('(') ? this.list(')') : [], line});
      }
      while (modifiers.includes(this.next.text)) this.index++;
      const name = this.name();
      if (this.isNext('(')) this.fail('Methods are not run here. Remove it.');
      if (!this.take('?')) this.take('!');
      if (this.take(':')) this.skipType('=');
      const value = this.take('=') ? this.value() : undefined;
      properties.push({name, decorators, ...(value && {value})});
    }
    return properties;
  }

  /** Skips a type, which ends at a mark or with its line, unless a union goes on. */
  private skipType(mark = ';'): void {
    const open: string[] = [];
    let {line} = this.next;
    let isOpen = false;
    for (let token = this.next; token.kind !== 'end'; token = this.next) {
      const isEnd = token.text === ';' || token.text === mark || token.text === '}';
      const isJoint = token.text === '|' || token.text === '&';
      const isNextLine = token.line > line && !isOpen && !isJoint;
      if (open.length === 0 && (isNextLine || isEnd)) return;
      isOpen = isJoint || token.text === '=';
      if ('{[(<'.includes(token.text)) open.push(token.text);
      else if ('}])>'.includes(token.text)) open.pop();
      line = token.line;
      this.index++;
    }
  }

  private skipUntil(mark: string): void {
    while (!this.isNext(mark) && this.next.kind !== 'end') this.index++;
  }

  private list(end: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    while (!this.take(end)) {
      items.push(this.value());
      if (!this.isNext(end)) this.need(',');
    }
    return items;
  }

  private value(): Expression {
    if (++this.depth > deepest) this.fail('This is nested too deep to be read here.');
    let value = this.primary();
    for (;;) {
      const {line} = this.next;
      if (this.take('.')) value = {kind: 'member', of: value, name: this.name(), line};
      else if (this.take('(')) value = {kind: 'call', of: value, args: this.list(')'), line};
      else break;
    }
    // `as const` says nothing about the value.
    if (this.take('as')) this.name();
    if (this.isNext('=>')) this.fail('Functions are not run here. Remove it to simulate the rest.');
    this.depth--;
    return value;
  }

  private primary(): Expression {
    const {kind, text, value, line} = this.next;
    if (this.take('{')) return this.object(line);
    if (this.take('[')) return {kind: 'list', items: this.list(']'), line};
    if (this.isNext('(')) this.fail('Functions are not run here. Remove it to simulate the rest.');
    if (this.take('-')) {
      const {value: number} = this.next;
      if (typeof number !== 'number') this.fail('Only a number can be negative.');
      this.index++;
      return {kind: 'value', value: -number, line};
    }
    if (kind !== 'name' && kind !== 'value') this.fail(`Expected a value, found ${text}.`);
    this.index++;
    if (kind === 'value') return {kind: 'value', value, line};
    if (text === 'async' || text === 'function' || text === 'new')
      throw new SourceError(`${text} is not run here. Remove it to simulate the rest.`, line);
    if (text === 'undefined') return {kind: 'value', value: undefined, line};
    return Object.hasOwn(constants, text)
      ? {kind: 'value', value: constants[text], line}
      : {kind: 'name', name: text, line};
  }

  private object(line: number): Expression {
    const entries: [string, Expression][] = [];
    while (!this.take('}')) {
      const key = this.next.kind === 'value' ? this.text() : this.name();
      const value: Expression = this.take(':')
        ? this.value()
        : {kind: 'name', name: key, line: this.next.line};
      entries.push([key, value]);
      if (!this.isNext('}')) this.need(',');
    }
    return {kind: 'object', entries, line};
  }
}

/**
 * Parses a validation file. Nothing in it is run.
 *
 * @param source - The file.
 * @throws SourceError for what is not read.
 */
export const parseSource = (source: string): Statement[] => new Parser(source).file();
