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
  const ids = schemas.filter(({id}) => id !== 'composite');

  it.each(ids)(
    'of a single record of $id is accepted by the simulation',
    ({text, schema, routes}) => {
      const seed = seedOf(schema);
      const singles = routes.filter(
        ({operation}) => operation.endsWith('One') && operation !== 'deleteOne',
      );
      for (const route of singles) {
        const simulation = new Simulation({schema: text, seed});
        const model = schema.models.find(({name}) => name === route.model);
        if (!model) throw new Error(route.model);
        const idOf = (name: string): string => String(seed[name]?.[0]?.id);
        const {method, status} = route;
        const isTaken =
          model.uniques.length > 0 ||
          model.fields.some(({isUnique, relation}) => isUnique || relation?.name === 'Tree');
        const response = simulation.respond({
          method,
          ...exampleRequest(route, model, schema.enums, idOf),
        });
        expect([status, ...(isTaken ? [409] : [])], `${method} ${route.path}`).toContain(
          response.status,
        );
      }
    },
  );
});
