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
