import type {Field, Model, Schema} from '../schema';
import {camelCase, delegateOf, kebabCase, pascalCase} from './names';
import type {SourceFile} from './router';

/** What validates bodies. */
export type Resolver = 'zod' | 'class-validator';

/** A file that validates the bodies of some endpoints. */
export interface ValidationFile extends SourceFile {
  /** A model, or `auth`. */
  readonly module: string;
  /** What it validates: `create`, `update`, `login`, `signup`, `updateMe`, `updatePassword`. */
  readonly key: string;
}

/** A property of a body. */
interface Property {
  readonly name: string;
  readonly isOptional: boolean;
  readonly zod: string;
  /** Decorators without `@`. */
  readonly dto: readonly string[];
  /** Type of TypeScript. */
  readonly type: string;
}

/** How a column is validated. */
type Check = Pick<Property, 'zod' | 'dto' | 'type'>;

const text: Check = {zod: 'z.string()', dto: ['IsString()'], type: 'string'};

const scalars: Readonly<Record<string, Check>> = {
  String: text,
  Boolean: {zod: 'z.boolean()', dto: ['IsBoolean()'], type: 'boolean'},
  Int: {zod: 'z.number().int()', dto: ['IsInt()'], type: 'number'},
  BigInt: {zod: 'z.number().int()', dto: ['IsInt()'], type: 'number'},
  Float: {zod: 'z.number()', dto: ['IsNumber()'], type: 'number'},
  Decimal: {
    zod: 'z.union([z.number(), z.string()])',
    dto: ['IsNotEmpty()'],
    type: 'number | string',
  },
  DateTime: {zod: 'z.string().datetime()', dto: ['IsDateString()'], type: 'string'},
  Json: {zod: 'z.unknown()', dto: ['IsDefined()'], type: 'unknown'},
  Bytes: text,
};

/** The rules of create-arkos for passwords. */
const rules = [
  ['[a-z]', 'lowercase'],
  ['[A-Z]', 'uppercase'],
] as const;

const passwordOf = (name: string): Property => ({
  name,
  isOptional: false,
  zod: [
    'z',
    '    .string()',
    "    .min(8, 'Password must be at least 8 characters long')",
    ...rules.map(
      ([pattern, kind]) =>
        `    .regex(/${pattern}/, 'Password must contain at least one ${kind} letter')`,
    ),
  ].join('\n'),
  dto: [
    'IsString()',
    "MinLength(8, {message: 'Password must be at least 8 characters long'})",
    ...rules.map(
      ([pattern, kind]) =>
        `Matches(/${pattern}/, {message: 'Password must contain at least one ${kind} letter'})`,
    ),
  ],
  type: 'string',
});

const textOf = (name: string): Property => ({
  name,
  isOptional: false,
  ...text,
});

function propertyOf(field: Field, {enums}: Schema): Property | undefined {
  const {name, type, isEnum, isList, isOptional, isRelation, hasDefault} = field;
  const values = enums.find((one) => one.name === type)?.values ?? [];
  const list = `[${values.map((value) => `'${value}'`).join(', ')}]`;
  const one = isEnum
    ? {zod: `z.enum(${list})`, dto: [`IsIn(${list})`], type: 'string'}
    : isRelation
      ? {zod: 'z.object({}).passthrough()', dto: ['IsObject()'], type: 'object'}
      : Object.hasOwn(scalars, type)
        ? scalars[type]
        : undefined;
  if (!one || (isEnum && values.length === 0)) return undefined;
  return {
    name,
    isOptional: isOptional || isList || hasDefault,
    zod: isList ? `z.array(${one.zod})` : one.zod,
    dto: isList ? ['IsArray()'] : one.dto,
    type: isList ? `${/\W/.test(one.type) ? `(${one.type})` : one.type}[]` : one.type,
  };
}

/**
 * What a body can set: no id that Prisma makes and no time that it keeps. A new record names relations,
 * not the columns that hold their keys.
 */
function settable({fields}: Model, isNew: boolean): Field[] {
  const keys = new Set(isNew ? fields.flatMap(({relation}) => relation?.fields ?? []) : []);
  return fields.filter(
    ({name, isId, isUpdatedAt, hasDefault, type, defaultText, isRelation, isList}) =>
      !isUpdatedAt &&
      !(isId && hasDefault) &&
      !keys.has(name) &&
      defaultText !== 'now()' &&
      type !== 'Unsupported' &&
      !(isRelation && isList),
  );
}

function zodFile(name: string, properties: readonly Property[]): string {
  const lines = properties.map(
    (one) => `  ${one.name}: ${one.zod}${one.isOptional ? '.optional()' : ''},\n`,
  );
  return `import {z} from 'zod';\n\nconst ${name}Schema = z.object({\n${lines.join('')}});\n\nexport default ${name}Schema;\n`;
}

function dtoFile(name: string, properties: readonly Property[]): string {
  const decorated = properties.map((one) => ({
    ...one,
    dto: [...(one.isOptional ? ['IsOptional()'] : []), ...one.dto],
  }));
  const names = [...new Set(decorated.flatMap(({dto}) => dto.map((one) => one.split('(')[0])))];
  const body = decorated.map(
    ({name: property, isOptional, dto, type}) =>
      `${dto.map((one) => `  @${one}\n`).join('')}  ${property}${isOptional ? '?' : '!'}: ${type};\n`,
  );
  return `import {${names.sort().join(', ')}} from 'class-validator';\n\nexport default class ${name}Dto {\n${body.join('\n')}}\n`;
}

/**
 * Validation files for a project, from the columns of its models. 1.3 loads such files but generates
 * none; these are a start in the form of the ones that create-arkos writes.
 *
 * @param schema - The Prisma schema.
 * @param resolver - What validates.
 * @param usernameField - The column that users log in with.
 */
export function validationFilesOf(
  schema: Schema,
  resolver: Resolver,
  usernameField: string,
): ValidationFile[] {
  const [folder, extension] = resolver === 'zod' ? ['schemas', 'schema'] : ['dtos', 'dto'];
  const write = resolver === 'zod' ? zodFile : dtoFile;
  const file = (
    module: string,
    key: string,
    name: string,
    properties: readonly Property[],
  ): ValidationFile => ({
    module,
    key,
    path: `src/modules/${kebabCase(module)}/${folder}/${kebabCase(name)}.${extension}.ts`,
    text: write(pascalCase(name), properties),
  });
  const propertiesOf = (model: Model, isNew = true): Property[] =>
    settable(model, isNew).flatMap((field) =>
      field.name === 'password' && delegateOf(model.name) === 'user'
        ? passwordOf(field.name)
        : (propertyOf(field, schema) ?? []),
    );
  const optional = (properties: readonly Property[]): Property[] =>
    properties.map((one) => ({...one, isOptional: true}));
  const models = schema.models.flatMap((model) => {
    const changed = optional(propertiesOf(model, false));
    return [
      file(model.name, 'create', `create-${model.name}`, propertiesOf(model)),
      file(model.name, 'update', `update-${model.name}`, changed),
    ];
  });
  const user = schema.models.find(({name}) => delegateOf(name) === 'user');
  if (!user) return models;
  const required = propertiesOf(user).filter(({isOptional}) => !isOptional);
  const own = required.filter(({name}) => name !== 'password');
  return [
    ...models,
    ...[
      ['login', [textOf(usernameField), textOf('password')]] as const,
      ['signup', required] as const,
      ['update-me', optional(own)] as const,
      ['update-password', [textOf('currentPassword'), passwordOf('newPassword')]] as const,
    ].map(([name, properties]) => file('auth', camelCase(name), name, properties)),
  ];
}
