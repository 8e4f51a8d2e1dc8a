import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {root} from '../../../src/root';
import {endpointsOf, kebabCase, type Endpoint, type Operation} from '../../../src/arkos/endpoints';
import {interceptorNames, serviceHooks} from '../../../src/arkos/data/hooks';
import {endpointNotes} from '../../../src/arkos/notes/endpoints';
import {isMounted, routesOf} from '../../../src/arkos/endpoints/router';
import {
  configurationFiles,
  defaultConfiguration,
  type Configuration,
} from '../../../src/arkos/endpoints/configuration';
import {systemRoutesOf} from '../../../src/arkos/endpoints/system';
import {pipelineOf} from '../../../src/arkos/endpoints/pipeline';
import {limitsOf} from '../../../src/arkos/endpoints/limits';
import {parseSchema, routedModels} from '../../../src/arkos/schema';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import recorded from '../../fixtures/arkos/exchanges.json';
import recordedSystem from '../../fixtures/arkos/recorded/system-routes.json';
import recordedRoutes from '../../fixtures/arkos/recorded/routes.json';

/** What each operation asks of Prisma when it succeeds. */
const prismaOf: Record<Operation, string> = {
  createOne: 'create',
  findMany: 'findMany',
  createMany: 'createMany',
  updateMany: 'updateMany',
  deleteMany: 'deleteMany',
  findOne: 'findUnique',
  updateOne: 'update',
  deleteOne: 'delete',
};

/** Finds a route the way Express does: the first registered one that fits. */
function route(method: string, address: string): Endpoint | undefined {
  const path = address.split('?')[0] ?? '';
  return ['Post', 'Category', 'User']
    .flatMap((model) => endpointsOf(model))
    .find(
      (endpoint) =>
        endpoint.method === method &&
        new RegExp(`^${endpoint.path.replace(':id', '[^/]+')}$`).test(path),
    );
}

/** Recorded requests that reach generated routes, not the auth router or a custom one. */
const exchanges = recorded.filter(
  ({path}) => !path.startsWith('/api/users/me') && path !== '/api/categories/custom',
);

it('an endpoint has the status that the reference gives it', () => {
  const configuration: Configuration = {...defaultConfiguration, authentication: 'static'};
  const {before, after} = systemRoutesOf(configuration);
  const statuses = Object.fromEntries([
    ...endpointsOf('Post').map(({operation, status}) => [`model.${operation}`, status]),
    ...[...before, ...after].map(({module, operation, status}) => [
      `${module === 'file-upload' ? 'upload' : module}.${operation}`,
      status,
    ]),
  ]) as Record<string, number>;
  const notes = Object.entries(endpointNotes).map(([id, {success}]) => [id, success.status]);
  expect(statuses).toEqual(Object.fromEntries(notes));
});

describe('endpointsOf', () => {
  it('registers the eight routes of a model in the framework’s order', () => {
    expect(endpointsOf('Post').map(({method, path}) => `${method} ${path}`)).toEqual([
      'POST /api/posts',
      'GET /api/posts',
      'POST /api/posts/many',
      'PATCH /api/posts/many',
      'DELETE /api/posts/many',
      'GET /api/posts/:id',
      'PATCH /api/posts/:id',
      'DELETE /api/posts/:id',
    ]);
  });

  it.each([
    ['Category', '/api/categories'],
    ['ReadingList', '/api/reading-lists'],
    ['Person', '/api/people'],
    ['News', '/api/news'],
    ['OrderStatus', '/api/order-statuses'],
    ['posts', '/api/posts'],
  ])('names the routes of %s %s', (model, path) => {
    expect(endpointsOf(model)[0]?.path).toBe(path);
  });

  it('has recorded exchanges to be compared with, for every operation', () => {
    const proven = exchanges
      .filter(({status}) => status < 300)
      .map(({method, path}) => route(method, path)?.operation);
    expect(new Set(proven)).toEqual(new Set(Object.keys(prismaOf)));
  });

  it.each(exchanges.map((exchange) => ({...exchange, title: `${exchange.run}: ${exchange.name}`})))(
    'answers as recorded: $title',
    ({method, path, status, code, prisma}) => {
      const endpoint = route(method, path);
      if (code === 'RouteNotFound') {
        expect(endpoint).toBeUndefined();
        return;
      }
      expect(endpoint).toBeDefined();
      if (!endpoint || status >= 300) return;
      expect(status).toBe(endpoint.status);
      const calls = prisma.map((call) => call.split('.')[1]);
      expect(calls).toContain(prismaOf[endpoint.operation]);
    },
  );

  it('does not know routes that the framework does not have', () => {
    expect(route('PUT', '/api/posts/1')).toBeUndefined();
    expect(route('GET', '/api/posts/1/comments')).toBeUndefined();
    expect(route('GET', '/api/post')).toBeUndefined();
  });

  it('asks for the action that access control names', () => {
    expect(new Set(endpointsOf('Post').map(({method, action}) => `${method} ${action}`))).toEqual(
      new Set(['POST Create', 'GET View', 'PATCH Update', 'DELETE Delete']),
    );
  });
});

describe('kebabCase', () => {
  it.each([
    ['Post', 'post'],
    ['ReadingList', 'reading-list'],
    ['HTMLPage', 'html-page'],
    ['Post2Tag', 'post2-tag'],
    ['user_profile', 'user-profile'],
    ['_Hidden_', 'hidden'],
    ['OAuthToken', 'o-auth-token'],
  ])('%s becomes %s', (name, kebab) => {
    expect(kebabCase(name)).toBe(kebab);
  });
});

function schemaOf(id: string): string {
  const file = path.join(root, 'tests/fixtures/arkos/schemas', `${id}.prisma`);
  return exampleSchemas.find((schema) => schema.id === id)?.text ?? readFileSync(file, 'utf8');
}

describe('routesOf', () => {
  it.each(recordedRoutes)('is what the framework registers for $schema, strict $strict', (one) => {
    const strict = one.strict as boolean | 'no-bulk';
    const routes = routesOf(schemaOf(one.schema), {strict, disable: {}});
    expect(routes.map(({method, path: route}) => `${method} ${route.replace('/api', '')}`)).toEqual(
      one.routes,
    );
  });

  it('is compared for ten schemas', () => {
    expect(new Set(recordedRoutes.map(({schema}) => schema)).size).toBe(10);
  });
});

describe('the router settings', () => {
  it('let a file of a model turn on what strict routing turns off', () => {
    const settings = {strict: true, disable: {Book: {findMany: false}}};
    expect(isMounted('Book', 'findMany', settings)).toBe(true);
    expect(isMounted('Book', 'findOne', settings)).toBe(false);
    expect(isMounted('Book', 'findMany', {strict: false, disable: {Book: true}})).toBe(false);
  });

  it('are files to paste', () => {
    const files = configurationFiles(
      {
        ...defaultConfiguration,
        strict: 'no-bulk',
        disable: {ReadingList: {deleteOne: true}, Book: true, Author: {}, Gone: true},
      },
      ['Author', 'Book', 'ReadingList'],
    );
    expect(files.map((file) => file.path)).toEqual([
      'src/app.ts',
      'src/modules/reading-list/reading-list.router.ts',
      'src/modules/book/book.router.ts',
    ]);
    expect(files[0]?.text).toContain("routers: {strict: 'no-bulk'}");
    expect(files[1]?.text).toContain('disable: {deleteOne: true}');
    expect(files[2]?.text).toContain('disable: true');
  });

  it('say how users log in, what validates bodies, and that the page of the API is on', () => {
    const [app] = configurationFiles(
      {
        ...defaultConfiguration,
        authentication: 'dynamic',
        usernameField: 'email',
        validation: 'class-validator',
        forbidsUnknown: true,
        hasDocs: true,
      },
      [],
    );
    expect(app?.text).toBe(
      [
        "import arkos from 'arkos';\n",
        'arkos.init({',
        "  authentication: {mode: 'dynamic', login: {allowedUsernames: ['email']}},",
        "  validation: {resolver: 'class-validator', validationOptions: {whitelist: true, forbidNonWhitelisted: true}},",
        "  swagger: {mode: 'prisma', enableAfterBuild: true},",
        '});\n',
      ].join('\n'),
    );
    expect(configurationFiles(defaultConfiguration, [])).toEqual([]);
  });
});

describe('systemRoutesOf', () => {
  const routesOfSystem = (configuration: Configuration): string[] => {
    const {before, after} = systemRoutesOf(configuration);
    return [...before, ...after].map(({method, path: route}) => `${method} ${route}`);
  };

  it.each(recordedSystem)(
    'gives the routes that the framework registers with authentication $authentication and strict $strict',
    ({authentication, strict, routes}) => {
      const mode = authentication as Configuration['authentication'];
      const isStrict = strict as Configuration['strict'];
      expect(
        routesOfSystem({...defaultConfiguration, authentication: mode, strict: isStrict}),
      ).toEqual(routes);
    },
  );

  it('follows the router files of its modules, and the page of the API', () => {
    const routes = routesOfSystem({
      ...defaultConfiguration,
      authentication: 'static',
      strict: true,
      disable: {auth: {login: false}, 'file-upload': true},
      hasDocs: true,
    });
    expect(routes).toEqual([
      'GET /api',
      'POST /api/auth/login',
      'GET /api/auth-actions/:resourceName',
      'GET /api/available-resources',
      'GET /api/docs',
    ]);
  });
});

describe('limitsOf', () => {
  const limits = (id: string, model: string): string =>
    limitsOf(model, parseSchema(schemaOf(id)), routedModels(schemaOf(id)))
      .map(({text}) => text)
      .join('\n');

  it.each([
    ['composite', 'ExchangeRate', 'countryCode and date together'],
    ['composite', 'Country', 'named code'],
    ['composite', 'Ticket', 'The key is Int'],
    ['composite', 'Ticket', 'Prisma cannot read location'],
    ['bookshop', 'Book', 'stay text for pages'],
    ['capitals', 'APIKey', 'Prisma calls the model aPIKey, the framework looks for apiKey'],
    ['capitals', 'api_request', 'looks for apiRequest'],
    ['commented', 'Draft', 'from a comment'],
    ['plurals', 'Books', 'Book has the same route'],
  ])('of %s says at %s: %s', (id, model, text) => {
    expect(limits(id, model)).toContain(text);
  });

  it('says nothing about a model that works', () => {
    expect(limits('bookshop', 'Author')).toBe('');
  });
});

describe('pipelineOf', () => {
  const steps = endpointsOf('Book').flatMap((endpoint) => pipelineOf(endpoint));

  it('names interceptors and hooks that the framework loads', () => {
    const names = (kind: string): string[] =>
      steps.filter((step) => step.kind === kind).map(({name}) => name);
    expect(names('interceptor').filter((name) => !interceptorNames.includes(name))).toEqual([]);
    expect(new Set(names('interceptor')).size).toBe(24);
    const hooks = serviceHooks.map(({name}) => name);
    expect(names('hook').filter((name) => !hooks.includes(name))).toEqual([]);
  });

  it('runs hooks inside of interceptors, and the count of a list after it', () => {
    const [, list] = endpointsOf('Book');
    const order = list ? pipelineOf(list).map(({name}) => name) : [];
    expect(order).toEqual([
      'authenticate',
      'access control: View',
      'query file',
      'beforeFindMany',
      'beforeFindMany',
      'findMany',
      'afterFindMany',
      'beforeCount',
      'count',
      'afterCount',
      'afterFindMany',
      'onFindManyError',
      'onFindManyError',
    ]);
  });
});
