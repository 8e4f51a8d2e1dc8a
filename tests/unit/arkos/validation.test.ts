import {plainToInstance} from 'class-transformer';
import {IsEmail, IsInt, IsOptional, IsString, Max, MinLength, validateSync} from 'class-validator';
import {describe, expect, it} from 'vitest';
import {z} from 'zod';

import {root} from '../../../src/root';
import {defaultConfiguration, type Configuration} from '../../../src/arkos/endpoints/configuration';
import {exampleRequest} from '../../../src/arkos/endpoints/example';
import {
  validationFilesOf,
  type ValidationFile,
} from '../../../src/arkos/endpoints/validation-files';
import {ResponseError} from '../../../src/arkos/query';
import {parseSchema} from '../../../src/arkos/schema';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import {seedOf, Simulation, type Validator} from '../../../src/arkos/simulation';
import {readValidationFiles, type KnownFiles} from '../../../src/arkos/simulation/validation';
import {checkPattern} from '../../../src/arkos/simulation/validation/pattern';
import {validationFiles} from '../../support/simulated-bookshop';

const bookshop = parseSchema(exampleSchemas[0]?.text ?? '');

const configurationOf = (
  validation: Configuration['validation'],
  forbidsUnknown = false,
): Configuration => ({...defaultConfiguration, validation, forbidsUnknown});

/** Reads one file, which validates the creation of a thing. */
async function read(
  text: string,
  configuration = configurationOf('zod'),
  siblings: readonly ValidationFile[] = [],
): ReturnType<typeof readValidationFiles> {
  const file = {
    module: 'Thing',
    key: 'create',
    path: 'src/modules/thing/schemas/a.schema.ts',
    text,
  };
  return readValidationFiles([file, ...siblings], bookshop, configuration);
}

/** What a validator makes of a body: the body, or the errors. */
function outcome(validate: Validator | undefined, body: unknown): unknown {
  if (!validate) throw new Error('The file was not read');
  try {
    return {body: validate(body)};
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    expect(error).toMatchObject({
      status: 400,
      code: 'InvalidRequestBody',
      message: 'Invalid request body',
    });
    return {meta: error.meta};
  }
}

const zodText = `import {z} from 'zod';
import {UserRole} from '@prisma/client';

// A comment with a quote: it's not a string.
const Address = z.object({city: z.string().min(2), zip: z.string().regex(/^\\d{5}$/, 'Five digits')});

const Thing = z.object({
  name: z.string({required_error: 'Say its name'}).trim().min(2),
  email: z.string().email().optional(),
  age: z.number().int().positive().max(150).nullable(),
  role: z.nativeEnum(UserRole).default('reader'),
  kind: z.enum(['a', 'b'] as const),
  tags: z.array(z.string()).nonempty(),
  address: Address.omit({zip: true}).partial().strict(),
  either: z.union([z.number(), z.string().uuid()]),
  'quoted key': z.boolean().optional(),
});

export default Thing;
export type ThingType = z.infer<typeof Thing>;
`;

const zodThing = z.object({
  name: z.string({required_error: 'Say its name'}).trim().min(2),
  email: z.string().email().optional(),
  age: z.number().int().positive().max(150).nullable(),
  role: z
    .nativeEnum({reader: 'reader', editor: 'editor', admin: 'admin'} as const)
    .default('reader'),
  kind: z.enum(['a', 'b']),
  tags: z.array(z.string()).nonempty(),
  address: z
    .object({city: z.string().min(2)})
    .partial()
    .strict(),
  either: z.union([z.number(), z.string().uuid()]),
  'quoted key': z.boolean().optional(),
});

const good = {name: ' Ada ', age: null, kind: 'a', tags: ['x'], address: {}, either: 1};

const bodies: readonly unknown[] = [
  good,
  {...good, other: 1, role: 'admin', 'quoted key': true},
  {...good, address: {city: 'A', zip: '1'}, age: 1.5, tags: [1]},
  {...good, either: 'x', kind: 'c', role: 'boss', email: 'none', name: 'A'},
  {...good, age: '3', tags: [], 'quoted key': 'yes'},
  {},
  [],
  [good],
  null,
  'text',
];

describe('a zod file', () => {
  it.each(bodies.map((body) => [JSON.stringify(body), body]))(
    'validates %s as zod does',
    async (_, body) => {
      const {validators, problems} = await read(zodText);
      expect(problems).toEqual([]);
      const result = zodThing.safeParse(body);
      expect(outcome(validators.Thing?.create, body)).toEqual(
        result.success ? {body: result.data} : {meta: result.error.format()},
      );
    },
  );

  it.each([
    [3, 'Functions', "z.object({a: z.string()})\n  .refine((body) => body.a !== 'b')"],
    [3, 'Functions', 'z.object({\n  a: z.preprocess((value) => value, z.string()),\n})'],
    [2, 'constructor', "z.string().constructor('alert(1)')"],
    [2, 'Nothing here is named window', 'z.object(window)'],
    [2, 'Only functions of zod are called', 'eval(1)'],
    [2, 'new is not run', "z.instanceof(new Function('x'))"],
    [2, 'There is no email here', 'z.number().email()'],
    [2, 'Expected a name, found ;', 'z.object({'],
    [2, 'must export a zod schema', '5'],
    [2, 'A template with ${ is not run', '`${z}`'],
    [2, "The text that opens with ' is not closed", "z.literal('a)"],
    [2, '€ cannot start', '€'],
    [2, 'repeats a group that repeats', 'z.string().regex(/^(a+)+$/)'],
    [2, 'nested too deep', `${'['.repeat(5000)}1`],
    [2, '__proto__', 'z.object({}).__proto__'],
  ])('is rejected at line %d: %s', async (line, message, expression) => {
    const source = `import {z} from 'zod';\nexport default ${expression};\n`;
    const {validators, problems} = await read(source);
    expect(validators.Thing?.create).toBeUndefined();
    const at = message === 'must export a zod schema' ? 1 : line;
    expect(problems).toMatchObject([{line: at, path: 'src/modules/thing/schemas/a.schema.ts'}]);
    expect(problems[0]?.message).toContain(message);
  });

  it('can import another file of its module', async () => {
    const sibling = {
      module: 'Thing',
      key: 'update',
      path: 'src/modules/thing/schemas/b.schema.ts',
      text: "import {z} from 'zod';\nexport default z.object({a: z.string(), b: z.string()});\n",
    };
    const source = "import B from './b.schema';\nexport default B.omit({a: true}).partial();\n";
    const {validators, problems} = await read(source, configurationOf('zod'), [sibling]);
    expect(problems).toEqual([]);
    expect(outcome(validators.Thing?.create, {a: '1', b: '2'})).toEqual({body: {b: '2'}});
    const named = {
      ...sibling,
      text: "import {z} from 'zod';\nexport const C = z.object({c: z.string()});\nconst D = C;\nexport default z.object({});\n",
    };
    const byName = await read(
      "import B, {C as Own, type D} from './b.schema';\nexport default Own.merge(B);\n",
      configurationOf('zod'),
      [named],
    );
    expect(byName.problems).toEqual([]);
    expect(outcome(byName.validators.Thing?.create, {})).toHaveProperty('meta.c');
    const unknown = "import {D} from './b.schema';\nexport default D;\n";
    const hidden = await read(unknown, configurationOf('zod'), [named]);
    expect(hidden.problems[0]?.message).toBe('Nothing here is named D.');
    const broken = await read("\nimport B from './b.schema';\nexport default B;\n", undefined, [
      {...sibling, text: '\n\nexport default window;\n'},
    ]);
    expect(broken.problems).toMatchObject([
      {line: 2, message: './b.schema, line 3: Nothing here is named window.'},
      {line: 3, message: 'Nothing here is named window.'},
    ]);
    const missing = await read("import B from './c.schema';\nexport default B;\n");
    expect(missing.problems[0]?.message).toContain('./c.schema is not one of the files here');
  });

  it('can have types, in several lines too, and names of any letters', async () => {
    const source = `import {z} from 'zod';
import type {Review} from '@prisma/client';
import {type Book, UserRole} from '@prisma/client';

export type Kind =
  | 'a'
  | 'b';
type Both = Review
  & Book;
const café = z.nativeEnum(UserRole);
export default z.object({café});
`;
    const {validators, problems} = await read(source);
    expect(problems).toEqual([]);
    expect(outcome(validators.Thing?.create, {café: 'admin'})).toEqual({body: {café: 'admin'}});
  });

  it('is read again only when it changes', async () => {
    const known: KnownFiles = new Map();
    const source = "import {z} from 'zod';\nexport default z.object({});\n";
    const file = {module: 'Thing', key: 'create', path: 'a/b.schema.ts', text: source};
    const readOnce = async (text: string): Promise<unknown> => {
      const files = [{...file, text}];
      const {validators} = await readValidationFiles(
        files,
        bookshop,
        configurationOf('zod'),
        known,
      );
      return validators.Thing?.create;
    };
    const first = await readOnce(source);
    expect(await readOnce(source)).toBe(first);
    expect(await readOnce(`${source} `)).not.toBe(first);
    expect(known.size).toBe(1);
  });

  it('that is empty validates nothing', async () => {
    expect(await read('  \n')).toEqual({validators: {}, problems: []});
  });
});

const dtoText = `import 'reflect-metadata';
import {IsEmail, IsInt, IsOptional, IsString, Max, MinLength} from 'class-validator';

export default class ThingDto {
  @IsString()
  @MinLength(3, {message: 'Too short'})
  name!: string

  @IsOptional()
  @IsEmail()
  readonly email?: string | null;

  @IsInt()
  @Max(5)
  rating: number = 1;
}
`;

/** The same class; its decorators are called as TypeScript calls them. */
class ThingDto {
  rating = 1;
}
const decorators: readonly (readonly [property: string, decorator: PropertyDecorator])[] = [
  ['name', MinLength(3, {message: 'Too short'})],
  ['name', IsString()],
  ['email', IsEmail()],
  ['email', IsOptional()],
  ['rating', Max(5)],
  ['rating', IsInt()],
];
for (const [property, decorate] of decorators) decorate(ThingDto.prototype, property);

describe('a file of class-validator', () => {
  const dtoBodies = [
    {name: 'Ada'},
    {name: 'A', email: 'x', rating: 9},
    {name: 5, other: true},
    {name: 'Ada', email: null, isAdmin: true},
    {},
  ];

  it.each(
    dtoBodies.flatMap((body) =>
      [true, false].map((forbids) => [JSON.stringify(body), forbids, body]),
    ),
  )(
    'validates %s as class-validator does, unknown keys forbidden: %s',
    async (_, forbids, body) => {
      const isForbidden = forbids === true;
      const {validators, problems} = await read(
        dtoText,
        configurationOf('class-validator', isForbidden),
      );
      expect(problems).toEqual([]);
      const instance = plainToInstance(ThingDto, body);
      const errors = validateSync(instance, {whitelist: true, forbidNonWhitelisted: isForbidden});
      expect(outcome(validators.Thing?.create, body)).toEqual(
        errors.length === 0
          ? {body: {...instance}}
          : {meta: JSON.parse(JSON.stringify(errors)) as unknown},
      );
    },
  );

  it.each([
    [4, '@Transform', '  @Transform(({value}) => value)\n  a!: string;'],
    [3, '@Validate is not simulated', '  @Validate(Other)\n  a!: string;'],
    [3, 'Methods are not run', '  run() {}'],
    [3, 'class-validator rejects @IsEnum', '  @IsEnum()\n  a!: string;'],
    [3, 'Nothing here is named process', '  @IsIn(process)\n  a!: string;'],
  ])('is rejected: %s %s', async (_, message, body) => {
    const source = `import * as v from 'class-validator';\nexport default class A {\n${body}\n}\n`;
    const {problems} = await read(source, configurationOf('class-validator'));
    const {line, message: text} = problems[0] ?? {};
    expect(line).toBe(3);
    expect(text).toContain(message === '@Transform' ? 'Functions are not run' : message);
  });
});

describe('the files of the bookshop', () => {
  it('are all read, but for the one with code in it', async () => {
    const zod = await readValidationFiles(
      validationFiles(root, 'schemas'),
      bookshop,
      configurationOf('zod'),
    );
    expect(zod.problems).toEqual([
      {
        path: 'src/modules/author/schemas/update-author.schema.ts',
        line: 19,
        message: 'Functions are not run here. Remove it to simulate the rest.',
      },
    ]);
    const dto = await readValidationFiles(
      validationFiles(root, 'dtos'),
      bookshop,
      configurationOf('class-validator'),
    );
    expect(dto.problems).toEqual([]);
  });
});

describe('validationFilesOf', () => {
  const cases = exampleSchemas.flatMap(({id, text}) =>
    (['zod', 'class-validator'] as const).map((resolver) => ({id, text, resolver})),
  );

  it.each(cases)(
    'makes files for $id that $resolver accepts the examples with',
    async ({text, resolver}) => {
      const schema = parseSchema(text);
      const files = validationFilesOf(schema, resolver, 'email');
      const configuration = configurationOf(resolver, true);
      const {validators, problems} = await readValidationFiles(files, schema, configuration);
      expect(problems).toEqual([]);
      const seed = seedOf(schema);
      const simulation = new Simulation({schema: text, configuration, seed, validators});
      for (const route of simulation.routes) {
        const model = schema.models.find(({name}) => name === route.model);
        if (!model || !['createOne', 'updateOne'].includes(route.operation)) continue;
        const request = exampleRequest(route, model, schema.enums, (name) => seed[name]?.[0]);
        const {body} = simulation.respond({method: route.method, ...request});
        const {code, meta} = (body ?? {}) as {code?: string; meta?: unknown};
        expect(code === 'InvalidRequestBody' ? meta : undefined, route.path).toBeUndefined();
      }
      const [create] = Object.entries(validators).filter(([name]) => name !== 'auth');
      expect(outcome(create?.[1]?.create, [])).toHaveProperty('meta');
    },
  );
});

describe('checkPattern', () => {
  it.each([
    '^\\d{5}$',
    '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,}$',
    '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
    '^\\.(jpg|jpeg|png|webp)$',
    '^[a-z]+(?:-[a-z]{2})?$',
    '[(+*]+',
    '^(?<year>\\d{4})-\\d{2}(?:-\\d{2})?$',
    '^(?:[a-z]{2}){1,4}$',
  ])('lets %s through', (source) => expect(checkPattern(source)).toBeUndefined());

  it.each([
    '(a+)+$',
    '(a|a)*$',
    '(?:a*){2,}',
    '((a+))+',
    '(a)\\1',
    'a*a*a*a*a*b',
    '(?:(?:x+)y?)*',
    '^(a|a){1,40}$',
    '^(a?){30}a{30}$',
    '^(a{1,40}){1,40}$',
  ])('does not run %s', (source) => expect(checkPattern(source)).toBeDefined());
});
