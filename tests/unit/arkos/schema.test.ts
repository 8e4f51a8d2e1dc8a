import {describe, expect, it} from 'vitest';
import {parseModels, SchemaError} from '../../../src/arkos/schema';

/** Runs the parser on a text it must reject and returns what it threw. */
function rejected(text: string): SchemaError {
  try {
    parseModels(text);
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  throw new Error('The text was accepted.');
}

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

describe('parseModels', () => {
  it('reads models in order and passes over other blocks', () => {
    expect(parseModels(shop).map(({name, line}) => [name, line])).toEqual([
      ['Book', 8],
      ['Review', 26],
    ]);
  });

  it('reads the fields with their types and attributes', () => {
    const [book, review] = parseModels(shop);
    expect(book?.fields.map(({name}) => name)).toEqual([
      'id',
      'isbn',
      'subtitle',
      'price',
      'legacy',
      'reviews',
      'status',
    ]);
    expect(book?.fields[0]).toEqual({
      name: 'id',
      type: 'String',
      isOptional: false,
      isList: false,
      isId: true,
      isUnique: false,
      hasDefault: true,
      isRelation: false,
      line: 9,
    });
    expect(book?.fields[1]?.isUnique).toBe(true);
    expect(book?.fields[2]?.isOptional).toBe(true);
    expect(book?.fields[5]).toMatchObject({type: 'Review', isList: true, isRelation: true});
    expect(book?.fields[6]).toMatchObject({type: 'Status', isRelation: false});
    expect(review?.fields[2]).toMatchObject({type: 'Book', isRelation: true, isId: false});
  });

  it('reads Windows line ends and a text without models', () => {
    expect(parseModels('model A {\r\n  id Int @id\r\n}\r\n')).toHaveLength(1);
    expect(parseModels('// nothing yet\n')).toEqual([]);
  });

  it.each([
    ['a block that never closes', 'model Post {\n  id Int @id', 1, 'Add a } after it'],
    ['a block inside a block', 'model A {\n  model B {', 2, 'line 1 is still open'],
    ['text between blocks', 'model A {\n  id Int\n}\nhello', 4, 'opens no block'],
    ['a brace too many', 'model A {\n  id Int\n}\n}', 4, 'opens no block'],
    ['a model without a name', 'model {', 1, 'opens no block'],
    ['a name Prisma refuses', 'model 1st {\n  id Int\n}', 1, 'a letter first'],
    ['two models of one name', 'model A {\n  id Int\n}\nmodel A {', 4, 'on line 1 already'],
    ['a model without fields', '\nmodel A {\n}', 2, 'has no fields'],
    ['words after a type', 'model A {\n  id Int primary\n}', 2, 'is not a field'],
    ['a field without a type', 'model A {\n  id\n}', 2, 'Write a name and a type'],
  ])('names line and mend for %s', (_, text, line, mend) => {
    const error = rejected(text);
    expect(error.line).toBe(line);
    expect(error.message).toContain(`Line ${line}: `);
    expect(error.message).toContain(mend);
  });
});
