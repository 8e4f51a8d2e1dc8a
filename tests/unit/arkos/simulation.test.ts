import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {headerOf} from '../../../src/bookshop/http-file';
import {readExchanges} from '../../../src/bookshop/read';
import type {Exchange} from '../../../src/bookshop/recording';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import {Simulation, type SimulatedResponse} from '../../../src/arkos/simulation';
import {root} from '../remark/support';
import {auth, callers, customCode, disable, links, queryOptions, seed} from './bookshop';

const {requests, recordings} = readExchanges(path.join(root, 'docs/_bookshop/exchanges'));
const bookshop = exampleSchemas[0]?.text ?? '';

/** How an entry point of the bookshop configures the framework. */
const strictOf = {'src/app.strict.ts': true, 'src/app.no-bulk.ts': 'no-bulk'} as const;

function simulate(app: string, database: string): Simulation {
  const strict = strictOf[app as keyof typeof strictOf] ?? false;
  let count = 0;
  const simulation = new Simulation({
    schema: bookshop.replace('sqlite', database),
    settings: {strict, disable},
    seed,
    isProtected: app !== 'src/app.bare.ts',
    auth,
    queryOptions,
    clock: {
      now: () => '2026-02-02T10:00:00.000Z',
      newId: () => `f0000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    },
  });
  for (const [list, book] of links) simulation.link('ReadingList', list, 'books', book);
  return simulation;
}

/** Routes that the framework generates from models, or that do not exist. */
const ofModels =
  /^\/api\/(?:authors|books|orders|reading-lists|reviews|users|magazines)(?:\/(?!me|drafts)[^/?]+)?(?:\?|$)/;

interface Pair {
  readonly title: string;
  readonly exchange: Exchange;
  readonly isProduction: boolean;
  readonly simulated: SimulatedResponse;
}

/** Ids in the order in which they appear: the recording numbers them so, the simulation as they are made. */
function numbered(value: unknown): unknown {
  const ids: string[] = [];
  const text = JSON.stringify(value ?? null).replace(/f0000000-0000-4000-8000-\d{12}/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `new-${ids.indexOf(id) + 1}`;
  });
  return JSON.parse(text);
}

const pairs = recordings.flatMap(({recording}): Pair[] => {
  const simulation = simulate(recording.settings.app, recording.settings.database);
  const written = requests.find(({file}) => file === recording.source)?.requests ?? [];
  return recording.exchanges
    .filter(({request}) => ofModels.test(request.path))
    .map((exchange) => {
      const {name, request} = exchange;
      const headers = written.find((one) => one.name === name)?.headers ?? [];
      const token = /\{\{(\w+)\.token\}\}/.exec(headerOf(headers, 'authorization') ?? '')?.[1];
      const caller = callers[token ?? ''];
      return {
        title: `${recording.source}: ${name}`,
        exchange,
        isProduction: recording.settings.mode === 'production',
        simulated: simulation.respond({
          method: request.method,
          path: request.path,
          ...(request.body?.type === 'json' && {body: request.body.json}),
          ...(caller && {caller}),
        }),
      };
    });
});

describe('the simulation of the bookshop', () => {
  it.each(pairs.filter(({exchange}) => !(exchange.name in customCode)))(
    'responds as recorded to $title',
    ({exchange: {response}, isProduction, simulated}) => {
      const json = response.body?.type === 'json' ? response.body.json : undefined;
      expect(simulated.status).toBe(response.status);
      if (isProduction || response.status < 400)
        expect(numbered(simulated.body)).toEqual(numbered(json));
      else {
        // In development the framework adds the stack and the original error, and leaves out an empty `meta`.
        const {meta, ...error} = simulated.body as {meta: object};
        expect(json).toMatchObject(Object.keys(meta).length > 0 ? {...error, meta} : error);
      }
    },
  );

  it('leaves out only exchanges that are there', () => {
    const names = pairs.map(({exchange}) => exchange.name);
    expect(Object.keys(customCode).filter((name) => !names.includes(name))).toEqual([]);
    expect(pairs.length - Object.keys(customCode).length).toBeGreaterThan(100);
  });
});

describe('any schema', () => {
  const schemas = exampleSchemas.map(({id, text}) => [id, text] as const);

  it.each(schemas)('has records that every list of %s returns', (_, schema) => {
    const simulation = new Simulation({schema});
    const lists = simulation.routes.filter(({operation}) => operation === 'findMany');
    for (const {path: route} of lists)
      expect(simulation.respond({method: 'GET', path: route})).toMatchObject({
        status: 200,
        body: {total: 3, results: 3},
      });
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

  it('validates bodies with the columns of the model', () => {
    const simulation = new Simulation({schema: bookshop, isValidated: true});
    const respond = (body: unknown): unknown =>
      simulation.respond({method: 'POST', path: '/api/reviews', body});
    expect(respond({rating: 'five'})).toEqual({
      status: 400,
      body: {
        status: 'fail',
        message: 'Invalid request body',
        code: 'InvalidRequestBody',
        meta: {
          _errors: [],
          rating: {_errors: ['Expected number, received string']},
          text: {_errors: ['Required']},
        },
      },
    });
    expect(respond([])).toMatchObject({
      body: {meta: {_errors: ['Expected object, received array']}},
    });
  });

  it('asks for a token, and then for a role', () => {
    const simulation = new Simulation({schema: bookshop, isProtected: true});
    const respond = (caller?: object): number =>
      simulation.respond({method: 'GET', path: '/api/books', ...(caller && {caller})}).status;
    expect([respond(), respond({role: 'reader'}), respond({isSuperUser: true})]).toEqual([
      401, 403, 200,
    ]);
  });
});
