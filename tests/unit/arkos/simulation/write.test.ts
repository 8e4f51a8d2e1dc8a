import {describe, expect, it} from 'vitest';

import {Simulation, type SimulatedResponse} from '../../../../src/arkos/simulation';

describe('a write', () => {
  const schema = `
    model Author {
      id    String @id
      name  String
      books Book[]
    }
    model Book {
      id       String  @id
      tags     String[] @default(["new", "a, b"])
      meta     Json    @default("{}")
      stock    Int     @default(10)
      authorId String?
      author   Author? @relation(fields: [authorId], references: [id])
      shelf    String?
      row      Int?
      labels   Label[]
      parentId String?
      parent   Book?   @relation("Parts", fields: [parentId], references: [id], onDelete: Cascade)
      parts    Book[]  @relation("Parts")
      previous Book[]  @relation("Order")
      next     Book[]  @relation("Order")

      @@unique([shelf(sort: Desc), row])
    }
    model Label {
      id    String @id
      books Book[]
    }
  `;
  const book = {
    tags: [],
    meta: {},
    stock: 1,
    authorId: null,
    shelf: null,
    row: null,
    parentId: null,
  };
  const seedOfBooks = {
    Author: [
      {id: 'a', name: 'A'},
      {id: 'b', name: 'B'},
    ],
    Book: [
      {...book, id: '1', authorId: 'a', shelf: 'S', row: 1},
      {...book, id: '2', authorId: 'a'},
      {...book, id: '3', parentId: '3'},
    ],
    Label: [{id: 'x'}, {id: 'y'}],
  };
  const start = (): ((method: string, path: string, body?: unknown) => SimulatedResponse) => {
    const simulation = new Simulation({schema, seed: seedOfBooks});
    return (method, path, body) => simulation.respond({method, path, body});
  };
  const idsOf = ({body}: SimulatedResponse, field: string): unknown =>
    (body as {data: Record<string, {id: string}[]>}).data[field]?.map(({id}) => id);

  it('sets a list of related records as a whole', () => {
    const send = start();
    const set = (ids: readonly string[]): unknown => {
      const body = {books: {set: ids.map((id) => ({id}))}};
      return idsOf(send('PATCH', '/api/authors/a?fields=%2Bbooks', body), 'books');
    };
    expect([set(['2', '3']), set([])]).toEqual([['2', '3'], []]);
  });

  it('relates records of one model from both sides', () => {
    const send = start();
    send('PATCH', '/api/books/1', {next: [{id: '2'}]});
    expect(idsOf(send('GET', '/api/books/2?fields=%2Bprevious'), 'previous')).toEqual(['1']);
    expect(idsOf(send('GET', '/api/books/1?fields=%2Bnext'), 'next')).toEqual(['2']);
    expect(idsOf(send('GET', '/api/books/1?fields=%2Bprevious'), 'previous')).toEqual([]);
  });

  it('updates the related record only if it matches', () => {
    const send = start();
    const body = {author: {update: {where: {id: 'b'}, data: {name: 'C'}}}};
    expect(send('PATCH', '/api/books/1', body).status).toBe(404);
    body.author.update.where.id = 'a';
    expect(send('PATCH', '/api/books/1', body).status).toBe(200);
    expect(send('GET', '/api/authors/a').body).toMatchObject({data: {name: 'C'}});
  });

  it('creates, updates and upserts many related records', () => {
    const send = start();
    const update = (books: object): unknown =>
      idsOf(send('PATCH', '/api/authors/a?fields=%2Bbooks', {books}), 'books');
    expect(update({createMany: {data: [{id: '4'}, {id: '5'}]}})).toEqual(['1', '2', '4', '5']);
    update({updateMany: [{where: {stock: 10}, data: {stock: 11}}]});
    update({upsert: {where: {id: '1'}, update: {stock: 12}, create: {id: '1'}}});
    expect(update({upsert: [{where: {id: '6'}, update: {}, create: {id: '6'}}]})).toHaveLength(5);
    const stock = (id: string): unknown => send('GET', `/api/books/${id}`).body;
    expect(stock('4')).toMatchObject({data: {stock: 11}});
    expect(stock('1')).toMatchObject({data: {stock: 12}});
    const labels = {createMany: {data: [{id: 'z'}]}};
    expect(send('PATCH', '/api/books/1', {labels}).status).toBe(400);
  });

  it('changes lists and numbers with the operations of Prisma', () => {
    const send = start();
    const update = (body: object): unknown => send('PATCH', '/api/books/1', body).body;
    expect(update({tags: {set: ['x']}})).toMatchObject({data: {tags: ['x']}});
    expect(update({tags: {push: 'y'}})).toMatchObject({data: {tags: ['x', 'y']}});
    expect(update({stock: {increment: 4}})).toMatchObject({data: {stock: 5}});
    expect(update({stock: {divide: 2}})).toMatchObject({data: {stock: 2}});
    expect(update({meta: {set: 1}})).toMatchObject({data: {meta: {set: 1}}});
    expect(send('PATCH', '/api/books/1', {stock: {increment: '1'}}).status).toBe(400);
    expect(send('POST', '/api/books', {id: '9', stock: {increment: 1}}).status).toBe(400);
  });

  it('connects by a key of two columns', () => {
    const send = start();
    const connect = (key: object): number =>
      send('PATCH', '/api/authors/b', {books: {connect: [{shelf_row: key}]}}).status;
    expect([connect({shelf: 'S', row: 1}), connect({shelf: 'S', row: 2})]).toEqual([200, 404]);
    expect(connect({shelf: 'S'})).toBe(400);
  });

  it('takes the defaults of lists and of JSON', () => {
    expect(start()('POST', '/api/books', {id: '9'}).body).toMatchObject({
      data: {tags: ['new', 'a, b'], meta: {}},
    });
  });

  it('deletes a record that refers to itself', () => {
    const send = start();
    expect(send('DELETE', '/api/books/3').status).toBe(204);
    expect(send('DELETE', '/api/books/3').status).toBe(404);
  });

  it('does not relate records without a key', () => {
    const simulation = new Simulation({
      schema:
        'model A {\n  id String @id\n  code String? @unique\n  bs B[]\n}\nmodel B {\n  id String @id\n  code String?\n  a A? @relation(fields: [code], references: [code], onDelete: Cascade)\n}',
      seed: {A: [{id: '1', code: null}], B: [{id: '2', code: null}]},
    });
    const list = simulation.respond({method: 'GET', path: '/api/as/1?fields=%2Bbs'});
    expect(list.body).toMatchObject({data: {bs: []}});
    simulation.respond({method: 'DELETE', path: '/api/as/1'});
    expect(simulation.respond({method: 'GET', path: '/api/bs/2'}).status).toBe(200);
  });
});
