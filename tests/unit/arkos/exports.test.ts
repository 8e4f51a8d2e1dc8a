import {Validator} from '@seriousme/openapi-schema-validator';
import {describe, expect, it} from 'vitest';

import {exampleRequest} from '../../../src/arkos/endpoints/example';
import {openApiOf} from '../../../src/arkos/endpoints/openapi';
import {defaultConfiguration, type Configuration} from '../../../src/arkos/endpoints/configuration';
import {
  asCurl,
  asFetch,
  asHttp,
  httpFile,
  modelRequests,
} from '../../../src/arkos/endpoints/requests';
import {systemRequestsOf, type SystemRequest} from '../../../src/arkos/endpoints/system-example';
import {routesOf} from '../../../src/arkos/endpoints/router';
import {parseHttpFile} from '../../../src/bookshop/http-file';
import {parseSchema, type Schema} from '../../../src/arkos/schema';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import {seedOf, Simulation} from '../../../src/arkos/simulation';

const schemas = exampleSchemas.map(({id, text}) => ({
  id,
  text,
  schema: parseSchema(text),
  routes: routesOf(text),
}));

function systemRequests(schema: Schema, isProtected: boolean): SystemRequest[] {
  const configuration: Configuration = {
    ...defaultConfiguration,
    authentication: isProtected ? 'static' : 'off',
    hasDocs: true,
  };
  return systemRequestsOf(configuration, {schema, user: undefined});
}

describe('openApiOf', () => {
  it.each(schemas)('is a valid document for $id', async ({schema, routes}) => {
    for (const isProtected of [true, false]) {
      const document = openApiOf(routes, schema, isProtected, systemRequests(schema, isProtected));
      const result = await new Validator().validate(document);
      expect(result).toEqual({valid: true});
    }
  });

  it('is checked by a validator that finds faults', async () => {
    const [first] = schemas;
    const document = openApiOf(first?.routes ?? [], parseSchema(''), false);
    const broken = {...document, paths: {'/api': {get: {responses: 'none'}}}};
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('describes every route once', () => {
    for (const {schema, routes} of schemas) {
      const {paths} = openApiOf(routes, schema, false) as {paths: Record<string, object>};
      expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(routes.length);
    }
  });
});

describe('httpFile', () => {
  it.each(schemas)('has a request for every route of $id', ({schema, routes}) => {
    const text = httpFile(modelRequests(routes, schema, true));
    expect(text.match(/^###/gm)).toHaveLength(routes.length);
    expect(text).toContain('@token = ');
    expect(text).toContain('GET {{host}}/api/');
  });
});

describe('a written request', () => {
  const request = {method: 'POST', path: '/api/books', body: {title: "It's"}, isProtected: true};

  it('is a command of curl, quoted for the shell', () => {
    expect(asCurl(request)).toBe(
      `curl -X POST 'http://localhost:8000/api/books' \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  "title": "It'\\''s"\n}'`,
    );
  });

  it('is a form where it has a file', () => {
    const upload = {
      method: 'POST',
      path: '/api/uploads/images',
      fileField: 'images',
      isProtected: false,
    };
    expect(asCurl(upload)).toContain(`-F 'images=@photo.png'`);
    expect(asFetch(upload)).toContain("form.append('images', file);");
    expect(asHttp(upload)).toContain('Content-Type: multipart/form-data; boundary=form');
    const [request] = systemRequests(parseSchema(''), true).filter(
      ({route}) => route.operation === 'uploadFile',
    );
    const text = httpFile([{...upload, name: 'upload', ...request?.example}]);
    expect(
      parseHttpFile(
        text.replaceAll('{{host}}', '').replace(/^.*\n/, '# @app src/app.ts\n'),
        'a.http',
      ).requests,
    ).toHaveLength(1);
  });

  it('is a call of fetch', () => {
    expect(asFetch(request)).toContain("method: 'POST'");
    expect(asFetch({method: 'GET', path: '/api/books', isProtected: false})).toBe(
      "const response = await fetch('http://localhost:8000/api/books');",
    );
  });

  it('is HTTP that our own parser reads', () => {
    const text = asHttp(request).replace(' HTTP/1.1', '').replace('Host: localhost:8000\n', '');
    const {requests} = parseHttpFile(`# @app src/app.ts\n\n### one\n# One.\n${text}\n`, 'one.http');
    expect(requests[0]).toMatchObject({method: 'POST', path: '/api/books'});
  });
});

describe('an example', () => {
  /** What the simulation responds to the example of each route of a schema, with its own seed. */
  function statuses(text: string, operations: readonly string[]): Record<string, number> {
    const schema = parseSchema(text);
    const seed = seedOf(schema);
    const routes = routesOf(text).filter(({operation}) => operations.includes(operation));
    return Object.fromEntries(
      routes.flatMap((route) => {
        const model = schema.models.find(({name}) => name === route.model);
        if (!model) throw new Error(route.model);
        const request = exampleRequest(route, model, schema.enums, (name) => seed[name]?.[0]);
        const simulation = new Simulation({schema: text, seed});
        const {status} = simulation.respond({method: route.method, ...request});
        return status === route.status ? [] : [[`${route.operation} ${route.model}`, status]];
      }),
    );
  }

  it.each(schemas.map(({id, text}) => [id, text]))(
    'is accepted by the simulation of %s, but for what Prisma itself rejects',
    (id, text) => {
      const operations = ['findOne', 'createOne', 'updateOne', 'createMany', 'updateMany'];
      expect(statuses(text, operations)).toEqual(rejectedExamples[id] ?? {});
    },
  );

  it('sends ids that Prisma does not make, and keys with the type of their column', () => {
    const text = `
      model Author {
        id    Int    @id @default(autoincrement())
        posts Post[]
      }
      model Post {
        id       String @id
        authorId Int
        author   Author @relation(fields: [authorId], references: [id])
      }
      model Country {
        code  String @id
        towns Town[]
      }
      model Town {
        id          Int     @id
        countryCode String
        country     Country @relation(fields: [countryCode], references: [code])
      }
    `;
    expect(statuses(text, ['createOne', 'createMany'])).toEqual({});
    const {models} = parseSchema(text);
    const bodies = modelRequests(routesOf(text), {...parseSchema(''), models}, false)
      .filter(({name}) => name.startsWith('createOne'))
      .map(({body}) => body);
    expect(bodies).toEqual([
      {},
      {id: '7c9e6679', author: {id: 1}},
      {code: '7c9e6679'},
      {id: 101, country: {code: '7c9e6679', apiAction: 'connect'}},
    ]);
  });

  it('of many records filters by a text, and by a number as JSON', () => {
    const path = (text: string): string | undefined =>
      modelRequests(routesOf(text), parseSchema(text), false).find(({name}) =>
        name.startsWith('deleteMany'),
      )?.path;
    expect(path('model A {\n  id String @id\n  pages Int\n  title String\n}')).toBe(
      '/api/as/many?title=Low%20Tide',
    );
    expect(path('model A {\n  id String @id\n  pages Int\n}')).toBe(
      '/api/as/many?filters=%7B%22pages%22%3A1%7D',
    );
  });
});

/**
 * Examples by schema that are rejected whatever they send: every customer has an address, and the first
 * student is in the first club; routes with `:id` need a key of text that is named so.
 */
const rejectedExamples: Readonly<Record<string, Record<string, number>>> = {
  shop: {'createOne Address': 409, 'createMany Address': 409},
  'many-to-many': {'createOne ClubMembership': 409, 'createMany ClubMembership': 409},
  composite: {
    'findOne Country': 400,
    'updateOne Country': 400,
    'findOne ExchangeRate': 400,
    'updateOne ExchangeRate': 400,
    'findOne Ticket': 400,
    'updateOne Ticket': 400,
  },
};
