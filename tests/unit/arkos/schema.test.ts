import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {validate} from '@prisma/prisma-schema-wasm';
import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';
import {parseSchema, routedModels} from '../../../src/arkos/schema';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import {cpuTime} from '../../support/cpu-time';

const shop = `
datasource db {
  provider = "postgresql"
  url      = "postgres://localhost/shop" // not a comment inside the string
}

/// Something to read.
model Book {
  id       String   @id @default(cuid())
  isbn     String   @unique
  subtitle String?
  price    Decimal  @db.Decimal(10, 2)
  legacy   Unsupported("circle")?
  reviews  Review[]
  status   Status   @default(DRAFT) // enum

  @@index([isbn])
  @@map("books")
}

enum Status {
  DRAFT
  PUBLISHED
}

model Review {
  id     Int  @id
  bookId String
  book   Book @relation(fields: [bookId], references: [id])
}
`;

const header = 'datasource db {\n  provider = "postgresql"\n  url      = env("DATABASE_URL")\n}\n';

/** Whether Prisma itself accepts a schema. */
function isAccepted(text: string): boolean {
  const whole = text.includes('datasource ') ? text : header + text;
  try {
    validate(JSON.stringify({prismaSchema: [['schema.prisma', whole]]}));
    return true;
  } catch {
    return false;
  }
}

const broken: readonly (readonly [what: string, text: string, line: number, fix: string])[] = [
  ['a block that never closes', 'model Post {\n  id Int @id', 1, 'Add a } after it'],
  ['a block inside a block', 'model A {\n  id Int @id\n  model B {', 3, 'line 1 is still open'],
  ['text between blocks', 'model A {\n  id Int @id\n}\nhello', 4, 'opens no block'],
  ['a brace too many', 'model A {\n  id Int @id\n}\n}', 4, 'opens no block'],
  ['a model without a name', 'model {', 1, 'opens no block'],
  ['a name Prisma rejects', 'model 1st {\n  id Int @id\n}', 1, 'a letter first'],
  [
    'two models of one name',
    'model A {\n  id Int @id\n}\nmodel A {\n  id Int @id\n}',
    4,
    'on line 1 already',
  ],
  ['a model without fields', '\nmodel A {\n}', 2, 'has no fields'],
  ['a model without a key', 'model A {\n  name String\n}', 1, 'has no key'],
  ['an enum without values', 'enum A {\n}', 1, 'has no values'],
  ['a comma after a value', 'enum A {\n  a,\n}', 2, 'is not a value'],
  ['words after a type', 'model A {\n  id Int @id primary\n}', 2, 'is not a list of attributes'],
  ['a field without a type', 'model A {\n  id\n}', 2, 'Write a name and a type'],
  ['two fields of one name', 'model A {\n  id Int @id\n  id Int\n}', 3, 'on line 2 already'],
  ['a type in lower case', 'model A {\n  id string @id\n}', 2, 'Did you mean String?'],
  ['a type that is not there', 'model A {\n  id Int @id\n  b B\n}', 3, 'nothing is named B'],
  ['an optional list', 'model A {\n  id Int @id\n  b Int[]?\n}', 3, 'optional list'],
  ['an attribute that stays open', 'model A {\n  id Int @id @default(uuid(\n}', 2, 'is not a list'],
  [
    'a relation without its opposite',
    'model A {\n  id Int @id\n  b B[]\n}\nmodel B {\n  id Int @id\n}',
    3,
    'has no opposite',
  ],
];

describe('parseSchema', () => {
  it('reads models in order, enums and the database', () => {
    const {models, enums, provider} = parseSchema(shop);
    expect(models.map(({name, line}) => [name, line])).toEqual([
      ['Book', 8],
      ['Review', 26],
    ]);
    expect(enums).toEqual([{name: 'Status', values: ['DRAFT', 'PUBLISHED'], line: 21}]);
    expect(provider).toBe('postgresql');
  });

  it('reads the fields with their types and attributes', () => {
    const [book, review] = parseSchema(shop).models;
    expect(book?.fields[0]).toEqual({
      name: 'id',
      type: 'String',
      isOptional: false,
      isList: false,
      isId: true,
      isUnique: false,
      hasDefault: true,
      defaultText: 'cuid()',
      isUpdatedAt: false,
      isRelation: false,
      isEnum: false,
      line: 9,
    });
    expect(book?.key).toEqual(['id']);
    expect(book?.fields[1]?.isUnique).toBe(true);
    expect(book?.fields[2]?.isOptional).toBe(true);
    expect(book?.fields[4]?.type).toBe('Unsupported');
    expect(book?.fields[5]).toMatchObject({type: 'Review', isList: true, isRelation: true});
    expect(book?.fields[6]).toMatchObject({type: 'Status', isRelation: false, isEnum: true});
    expect(review?.fields[2]).toMatchObject({
      type: 'Book',
      isRelation: true,
      relation: {fields: ['bookId'], references: ['id']},
    });
  });

  it('reads the attributes of a block', () => {
    const {models} = parseSchema(
      'model A {\n  a Int\n  b Int\n\n  @@id([a, b])\n  @@unique(fields: [b, a])\n  @@index([b])\n}',
    );
    expect(models[0]).toMatchObject({key: ['a', 'b'], uniques: [['b', 'a']]});
  });

  it('reads the columns of a key without their options', () => {
    const {models} = parseSchema(
      'model A {\n  title String\n  a Int\n\n  @@id([title(length: 100, sort: Desc), a])\n  @@unique([a, title(ops: raw("x"))])\n}',
    );
    expect(models[0]).toMatchObject({key: ['title', 'a'], uniques: [['a', 'title']]});
  });

  it('reads Windows line ends, comments in blocks and a text without models', () => {
    expect(parseSchema('model A {\r\n  id Int @id\r\n}\r\n').problems).toEqual([]);
    expect(parseSchema('/* a\n model X { */\nmodel A {\n  id Int @id\n}').models).toMatchObject([
      {name: 'A', line: 3},
    ]);
    expect(parseSchema('// nothing yet\n')).toMatchObject({models: [], problems: []});
  });

  it.each(broken)('reports line and fix for %s, as Prisma rejects it', (_, text, line, fix) => {
    const [problem] = parseSchema(text).problems;
    expect(problem).toMatchObject({line});
    expect(problem?.message).toContain(fix);
    expect(isAccepted(text)).toBe(false);
  });

  const folder = path.join(root, 'tests/fixtures/arkos/schemas');
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

  it.each([...exampleSchemas.map(({text}) => text), ...files])(
    'accepts what Prisma accepts: %#',
    (text) => {
      const isOnlyForSome = /^(?:type|view) /m.test(text) && !text.includes('previewFeatures');
      if (!isOnlyForSome) expect(isAccepted(text)).toBe(true);
      expect(parseSchema(text).problems).toEqual([]);
    },
  );

  it('has the bookshop of the pages as its first example', () => {
    const source = path.join(root, 'docs/_bookshop/prisma/schema');
    const real = readdirSync(source).map((file) => readFileSync(path.join(source, file), 'utf8'));
    const shapeOf = (text: string): unknown =>
      parseSchema(text)
        .models.map((model) => ({
          ...model,
          line: 0,
          fields: model.fields.map((field) => ({...field, line: 0})),
        }))
        .sort((a, b) => a.name.localeCompare(b.name));
    expect(shapeOf(exampleSchemas[0]?.text ?? '')).toEqual(shapeOf(real.join('\n')));
  });

  it('reads 3,000 lines in less than 200 ms of CPU time', () => {
    const model = (index: number): string =>
      `model Model${index} {\n  id String @id @default(uuid())\n  name String @unique // a name\n${'  text String? @db.VarChar(10)\n'.replace('text', 'a')}  total Decimal @default(0)\n}\n`;
    const text = Array.from({length: 500}, (_, index) => model(index)).join('');
    expect(text.split('\n').length).toBeGreaterThan(3000);
    parseSchema(text);
    const milliseconds = cpuTime(() => {
      expect(parseSchema(text).models).toHaveLength(500);
      routedModels(text);
    });
    expect(milliseconds).toBeLessThan(200);
  });
});
