import {plainToInstance} from 'class-transformer';
import {validateSync} from 'class-validator';

import {ResponseError, type Fields} from '../../query';
import * as decorators from './decorators';
import {SourceError} from './lexer';
import type {Decorator, Expression, Property} from './parser';
import {readDefaultExport, type Scope, type Surroundings} from './scope';

const known: Readonly<Record<string, unknown>> = decorators;

type Class = new () => object;

function valueOf(expression: Expression, scope: Scope): unknown {
  const {line} = expression;
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'name':
      return scope.get(expression.name, line);
    case 'list':
      return expression.items.map((item) => valueOf(item, scope));
    case 'object':
      return Object.fromEntries(
        expression.entries.map(([key, value]) => [key, valueOf(value, scope)]),
      );
    case 'member': {
      const of = valueOf(expression.of, scope);
      if (typeof of === 'object' && of !== null && Object.hasOwn(of, expression.name))
        return (of as Fields)[expression.name];
      throw new SourceError(`There is no ${expression.name} here.`, line);
    }
    default:
      throw new SourceError('Functions are not run here. Remove it to simulate the rest.', line);
  }
}

function decoratorOf({name, args, line}: Decorator, scope: Scope): PropertyDecorator {
  if (!Object.hasOwn(known, name)) {
    throw new SourceError(
      `@${name} is not simulated: it needs code or another class. Remove it to simulate the rest.`,
      line,
    );
  }
  const values = args.map((arg) => valueOf(arg, scope));
  try {
    return (known[name] as (...given: unknown[]) => PropertyDecorator)(...values);
  } catch (error) {
    throw new SourceError(
      `class-validator rejects @${name} with these arguments: ${String(error)}. Give it the arguments that it requires.`,
      line,
    );
  }
}

/** Makes a class with its decorators, in the order in which TypeScript applies them. */
function classOf(properties: readonly Property[], scope: Scope): Class {
  const defaults = properties.flatMap(({name, value}): [string, unknown][] =>
    value ? [[name, valueOf(value, scope)]] : [],
  );
  class Dto {
    constructor() {
      Object.assign(this, structuredClone(Object.fromEntries(defaults)));
    }
  }
  for (const property of properties) {
    for (const decorator of [...property.decorators].reverse())
      decoratorOf(decorator, scope)(Dto.prototype, property.name);
  }
  return Dto;
}

/** Options of class-validator, as `validation.validationOptions` has them. */
export interface DtoOptions {
  /** Rejects what the class does not name; without it, that is removed. */
  readonly forbidNonWhitelisted: boolean;
}

/**
 * Reads a file that exports a class for class-validator. The text is parsed, never run: a class is
 * made with the decorators that it names.
 *
 * @param source - The file.
 * @param surroundings - What it can refer to.
 * @param options - Of the configuration.
 * @returns What validates a body as the framework does with the class.
 * @throws SourceError for what is not read.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/validate-dto.ts
 */
export function readDtoFile(
  source: string,
  surroundings: Surroundings,
  {forbidNonWhitelisted}: DtoOptions,
): (body: unknown) => unknown {
  const dto = readDefaultExport(source, surroundings, {
    value: valueOf,
    class: classOf,
    globals: {},
  });
  if (typeof dto !== 'function')
    throw new SourceError('The file must export a class by default.', 1);
  return (body) => {
    const instance = plainToInstance(dto as Class, body);
    const errors = validateSync(instance, {whitelist: true, forbidNonWhitelisted});
    if (errors.length === 0) return {...instance};
    // What a response has of them.
    const meta = JSON.parse(JSON.stringify(errors)) as Fields;
    throw new ResponseError('Invalid request body', 400, 'InvalidRequestBody', meta);
  };
}
