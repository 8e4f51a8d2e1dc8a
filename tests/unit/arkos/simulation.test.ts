import {describe, expect, it} from 'vitest';

import {systemRoutesOf} from '../../../src/arkos/endpoints/system';
import {defaultConfiguration} from '../../../src/arkos/endpoints/configuration';
import {parseSchema} from '../../../src/arkos/schema';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import {
  seededPassword,
  seedOf,
  Simulation,
  type SimulatedRequest,
  type SimulatedResponse,
} from '../../../src/arkos/simulation';
import {seededHash, isCorrectPassword} from '../../../src/arkos/simulation/passwords';
import {auth, configurations, seed} from '../../support/simulated-bookshop';
import {systemSchema} from '../../../src/commands/explorer-record/system';
import recordedResponses from '../../fixtures/arkos/recorded/system-responses.json';
import recordedActions from '../../../docs/_bookshop/exchanges/access-control.json';

const titleOf = ({
  method,
  path,
  authentication = 'no',
}: {
  method: string;
  path: string;
  authentication?: string;
}): string => `${method} ${path} with ${authentication} authentication`;

const bookshop = exampleSchemas[0]?.text ?? '';

describe('any schema', () => {
  const schemas = exampleSchemas.map(({id, text}) => [id, text] as const);

  it.each(schemas)('has records that every list of %s returns', (_, schema) => {
    const simulation = new Simulation({schema});
    const lists = simulation.routes.filter(({operation}) => operation === 'findMany');
    for (const {path: route} of lists) {
      expect(simulation.respond({method: 'GET', path: route})).toMatchObject({
        status: 200,
        body: {total: 3, results: 3},
      });
    }
  });

  it('returns 400 for the routes with :id when the key is not a text named id', () => {
    const simulation = new Simulation({schema: exampleSchemas[4]?.text ?? ''});
    const respond = (route: string): unknown => simulation.respond({method: 'GET', path: route});
    expect(respond('/api/tickets/1')).toMatchObject({
      status: 400,
      body: {message: 'Argument `id`: Invalid value provided. Expected Int, provided String.'},
    });
    expect(respond('/api/countries/EUR')).toMatchObject({status: 400});
    expect(respond('/api/exchange-rates/1')).toMatchObject({status: 400});
  });

  it('takes a failed change back', () => {
    const simulation = new Simulation({schema: bookshop});
    const total = (): unknown => simulation.respond({method: 'GET', path: '/api/authors'}).body;
    const before = total();
    const body = [{name: 'A'}, {name: 'A'}];
    expect(simulation.respond({method: 'POST', path: '/api/authors/many', body}).status).toBe(409);
    expect(total()).toEqual(before);
  });

  it('rejects a body that is not JSON, or neither an object nor a list, as express.json does', () => {
    const simulation = new Simulation({schema: bookshop});
    const respond = (text: string): number =>
      simulation.respond({method: 'POST', path: '/api/authors', text}).status;
    expect([respond('{"name": '), respond('"name"'), respond(' {"name": "A"}')]).toEqual([
      500, 500, 201,
    ]);
  });
});

describe('seeded records', () => {
  it('end at foreign keys that refer to each other', () => {
    const seeded = seedOf(
      parseSchema(`
        model User {
          id String @id
          profile Profile @relation("own", fields: [id], references: [id])
          profiles Profile[] @relation("of")
        }
        model Profile {
          id String @id
          user User @relation("of", fields: [id], references: [id])
          users User[] @relation("own")
        }
      `),
    );
    expect(seeded.User).toHaveLength(3);
  });

  it('of users are accounts that nobody deleted', () => {
    const [user] =
      seedOf(
        parseSchema(
          'model User {\n  id String @id\n  deletedSelfAccountAt DateTime?\n  passwordChangedAt DateTime?\n}',
        ),
      ).User ?? [];
    expect(user).toMatchObject({deletedSelfAccountAt: null, passwordChangedAt: null});
  });

  it('reject every value of a type that is the name of a method', () => {
    const simulation = new Simulation({
      schema: 'model A {\n  id String @id\n  x constructor\n}',
      seed: {},
    });
    const body = {id: '1', x: 1};
    expect(simulation.respond({method: 'POST', path: '/api/as', body}).status).toBe(400);
  });
});

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

describe('authentication', () => {
  const configuration = {authentication: 'static', usernameField: 'email'} as const;
  const simulation = new Simulation({schema: bookshop, configuration});
  const [superUser, user] = simulation.users.map(({id}) => simulation.tokenFor(id));
  const send = (
    method: string,
    path: string,
    more: Partial<SimulatedRequest> = {},
  ): SimulatedResponse => simulation.respond({method, path, ...more});

  it('asks for a token, and then for a role', () => {
    const statuses = [undefined, user, superUser].map(
      (token) => send('GET', '/api/books', {...(token && {token})}).status,
    );
    expect(statuses).toEqual([401, 403, 200]);
  });

  it('logs seeded users in, and never keeps or shows a password', () => {
    const body = {email: 'reader1@example.com', password: seededPassword};
    const response = send('POST', '/api/auth/login', {body});
    expect(response.status).toBe(200);
    const {accessToken} = response.body as {accessToken: string};
    expect(accessToken.split('.')).toHaveLength(3);
    expect(send('GET', '/api/users/me', {token: accessToken}).status).toBe(200);
    expect(isCorrectPassword(seededPassword, seededHash)).toBe(true);
    send('POST', '/api/auth/signup', {
      body: {name: 'New', email: 'new@example.com', password: 'Plain1234'},
    });
    send('POST', '/api/users', {
      body: {name: 'Two', email: 'two@example.com', password: 'Plain1234'},
      ...(superUser && {token: superUser}),
    });
    expect(simulation.users).toHaveLength(5);
    expect(JSON.stringify(simulation.users)).not.toContain('Plain1234');
    const list = send('GET', '/api/users', {...(superUser && {token: superUser})});
    expect(list.status).toBe(200);
    expect(JSON.stringify(list.body)).not.toContain('password"');
  });

  it('fails as the framework does without a model named User', () => {
    const without = new Simulation({schema: 'model A {\n  id String @id\n}\n', configuration});
    const login = without.respond({
      method: 'POST',
      path: '/api/auth/login',
      body: {email: 'a', password: 'b'},
    });
    expect(login).toMatchObject({status: 500, body: {code: 'Unknown'}});
    expect(without.respond({method: 'GET', path: '/api/as'}).status).toBe(401);
  });

  it('looks for permissions in the models of dynamic authentication', () => {
    const schema = `
      model User { 
        id String @id
        username String
        roles UserRole[]
      }
      model UserRole {
        id String @id
        userId String
        user User @relation(fields: [userId], references: [id])
        roleId String
        role AuthRole @relation(fields: [roleId], references: [id])
      }
      model AuthRole {
        id String @id
        users UserRole[]
        permissions AuthPermission[]
      }
      model AuthPermission {
        id String @id
        resource String
        action String
        roleId String
        role AuthRole @relation(fields: [roleId], references: [id])
      }
    `;
    const dynamic = new Simulation({
      schema,
      configuration: {authentication: 'dynamic'},
      seed: {
        User: [{id: 'u', username: 'u'}],
        AuthRole: [{id: 'r'}],
        UserRole: [{id: 'ur', userId: 'u', roleId: 'r'}],
        AuthPermission: [{id: 'p', resource: 'auth-role', action: 'View', roleId: 'r'}],
      },
    });
    const token = dynamic.tokenFor('u');
    const status = (path: string): number => dynamic.respond({method: 'GET', path, token}).status;
    expect([status('/api/auth-roles'), status('/api/users')]).toEqual([200, 403]);
    const [action] = (
      dynamic.respond({method: 'GET', path: '/api/users/me', token}).body as {data: object[]}
    ).data
      ? [true]
      : [false];
    expect(action).toBe(true);
  });

  it('lists the recorded permissions but those of the bookshop\u2019s own code', () => {
    const shop = new Simulation({
      schema: bookshop,
      configuration: configurations['src/app.ts'] ?? {},
      seed,
      auth,
    });
    const root = shop.users.find(({isSuperUser}) => isSuperUser);
    const {body} = shop.respond({
      method: 'GET',
      path: '/api/auth-actions',
      token: shop.tokenFor(root?.id),
    });
    const {data} = body as {data: {name: string}[]};
    const recorded = recordedActions.exchanges.find(({name}) => name === 'auth-actions');
    const all = (recorded?.response.body as {json: {data: {name: string}[]}}).json.data;
    const own = ['Set a price', 'Moderate reviews', 'See drafts'];
    const byName = (list: readonly {name: string}[]): {name: string}[] =>
      list.filter(({name}) => !own.includes(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName(data)).toEqual(byName(all));
    expect(all.length - data.length).toBe(own.length);
  });

  it('answers every system route without an unexpected error', () => {
    const everything = {...defaultConfiguration, ...configuration, hasDocs: true};
    const {before, after} = systemRoutesOf(everything);
    const full = new Simulation({schema: bookshop, configuration: everything});
    const token = full.tokenFor(full.users[0]?.id);
    const statuses = [...before, ...after].map(({operation, method, path}) => [
      operation,
      full.respond({method, path: path.replace(/:\w+/g, 'images'), token}).status,
    ]);
    expect(Object.fromEntries(statuses)).toEqual({
      welcome: 200,
      findFile: 404,
      uploadFile: 400,
      updateFile: 400,
      deleteFile: 404,
      getMe: 200,
      updateMe: 200,
      deleteMe: 200,
      login: 400,
      logout: 204,
      signup: 400,
      updatePassword: 400,
      findManyAuthAction: 200,
      findOneAuthAction: 200,
      availableResources: 200,
      docs: 200,
    });
  });
});

describe('routes without a model', () => {
  it.each(recordedResponses.map((recorded) => ({...recorded, title: titleOf(recorded.request)})))(
    'respond as recorded to $title',
    ({request: {authentication, body, ...request}, status, body: recorded}) => {
      const simulation = new Simulation({
        schema: systemSchema,
        configuration: {authentication: authentication === 'static' ? 'static' : 'off'},
      });
      const text = body === undefined ? {} : {text: JSON.stringify(body)};
      expect(simulation.respond({...request, ...text})).toEqual({status, body: recorded});
    },
  );
});

describe('uploads', () => {
  const simulation = new Simulation({schema: bookshop});
  const upload = (
    field: string,
    name: string,
    size = 1,
    path = `/api/uploads/${field}`,
  ): SimulatedResponse => simulation.respond({method: 'POST', path, files: [{field, name, size}]});

  it('stores files, returns, replaces and deletes them', () => {
    const {body} = upload('images', 'a.b.png');
    const [url = ''] = (body as {data: string[]}).data;
    expect(url).toMatch(/^http:\/\/localhost:8000\/api\/uploads\/images\/a\.b-\d+-\d+\.png$/);
    const {pathname} = new URL(url);
    const send = (method: string, files?: SimulatedRequest['files']): SimulatedResponse =>
      simulation.respond({method, path: pathname, ...(files && {files})});
    expect(send('GET').omitted).toContain('a.b-');
    expect(send('PATCH', [{field: 'images', name: 'c.png', size: 1}])).toMatchObject({
      status: 200,
      body: {message: 'File updated successfully. 1 new files uploaded'},
    });
    expect(send('GET').status).toBe(404);
    expect(send('DELETE')).toMatchObject({status: 404, body: {message: 'File not found'}});
  });

  it.each([
    ['images', 'a.pdf', 1, '/api/uploads/images', 400],
    ['documents', 'a.pdf', 1, '/api/uploads/images', 500],
    ['images', 'a.png', 16 * 1024 ** 2, '/api/uploads/images', 500],
    ['posters', 'a.png', 1, '/api/uploads/posters', 400],
  ])('rejects %s %s of %d bytes at %s with %d', (field, name, size, path, status) => {
    expect(upload(field, name, size, path).status).toBe(status);
  });
});
