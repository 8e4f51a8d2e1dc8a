import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';
import {compareOperations, type Endpoint, endpointsOf} from '../../../../src/arkos/endpoints';
import {exampleOf} from '../../../../src/arkos/endpoints/example';
import type {Recording} from '../../../../src/bookshop/recording';
import {parseSchema} from '../../../../src/arkos/schema';

const {
  models: [model],
} = parseSchema(`model Author {
  id        String   @id @default(uuid())
  name      String
  country   String
  bio       String?
  createdAt DateTime @default(now())
  updatedAt DateTime @updatedAt
}`);

const endpoints = new Map(
  endpointsOf('Author').map((endpoint) => [endpoint.operation, endpoint] as const),
);

function example(operation: Endpoint['operation']): {request: string; response: string} {
  const endpoint = endpoints.get(operation);
  if (!endpoint || !model) throw new Error(`No ${operation}`);
  return exampleOf(endpoint, model);
}

/** What a body is made of: its keys, of whatever it holds. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]));
}

const recordings = ['authors', 'no-bulk', 'books'].flatMap((name) => {
  const file = path.join(root, 'docs/_bookshop/exchanges', `${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Recording).exchanges;
});

function recorded(name: string): {status: number; json: unknown} {
  const exchange = recordings.find((one) => one.name === name);
  if (!exchange) throw new Error(`No exchange '${name}' is recorded`);
  const {status, body} = exchange.response;
  return {status, json: body?.type === 'json' ? body.json : undefined};
}

describe('an example', () => {
  it.each([
    ['createOne', 'no-bulk-create-author'],
    ['createMany', 'create-many-authors'],
    ['updateMany', 'update-many-authors'],
    ['deleteMany', 'delete-many-authors'],
  ] as const)('of %s has the status and the shape of %s', (operation, name) => {
    const {status, json} = recorded(name);
    const [line, body = ''] = example(operation).response.split('\n\n');
    expect(line).toMatch(`HTTP/1.1 ${status} `);
    expect(shapeOf(JSON.parse(body))).toEqual(shapeOf(json));
  });

  it('lists records as the recorded list does', () => {
    const {json} = recorded('list-books');
    const body = JSON.parse(example('findMany').response.split('\n\n')[1] ?? '') as object;
    expect(Object.keys(body)).toEqual(Object.keys(json as object));
  });

  it('of a deletion has no body', () => {
    expect(recorded('delete-book')).toEqual({status: 204, json: undefined});
    expect(example('deleteOne').response).toBe('HTTP/1.1 204 No Content');
  });

  it('sends what the model requires, and nothing that Prisma sets', () => {
    const [line, body = ''] = example('createOne').request.split('\n\n');
    expect(line).toBe('POST /api/authors HTTP/1.1\nContent-Type: application/json');
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['name', 'country']);
  });

  it('of a bulk operation filters, without which the framework rejects it', () => {
    expect(recorded('delete-many-authors-no-filter').status).toBe(400);
    expect(example('deleteMany').request).toMatch(/^DELETE \/api\/authors\/many\?name=/);
  });
});

describe('the reading order', () => {
  it('is list, read, create, update, delete, then many at once', () => {
    const operations = endpointsOf('Author').map(({operation}) => operation);
    expect(operations.sort(compareOperations)).toEqual([
      'findMany',
      'findOne',
      'createOne',
      'updateOne',
      'deleteOne',
      'createMany',
      'updateMany',
      'deleteMany',
    ]);
  });
});
