import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';
import type {Operation} from '../../../src/arkos/endpoints';
import {
  parseQueryString,
  readQuery,
  readQueryString,
  rules,
  type Fields,
} from '../../../src/arkos/query';
import {writeQuery} from '../../../src/arkos/query/inverse';
import {parseSchema, type Model} from '../../../src/arkos/schema';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import examples from '../../fixtures/arkos/query-examples.json';
import recorded from '../../fixtures/arkos/recorded/queries.json';

const modelOf = (text: string, name: string): Model => {
  const model = parseSchema(text).models.find((one) => one.name === name);
  if (!model) throw new Error(`No model ${name}`);
  return model;
};

const bookshop = exampleSchemas[0]?.text ?? '';
const models = {books: modelOf(bookshop, 'Book'), users: modelOf(bookshop, 'User')};

/** What JSON makes of it: dates become text, and what is undefined is left out. */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

function operationOf(method: string, route: string): Operation {
  const [, , , rest] = route.split('/');
  const kind = rest === undefined ? '' : rest === 'many' ? 'Many' : 'One';
  const one = {GET: 'find', POST: 'create', PATCH: 'update', DELETE: 'delete'}[method];
  if (kind === '') return method === 'GET' ? 'findMany' : 'createOne';
  return `${one}${kind}` as Operation;
}

describe('a query string', () => {
  it.each(recorded.map((one) => ({...one, title: `${one.method} ${one.path}?${one.query}`})))(
    'becomes what the framework made of $title',
    ({method, path: route, query, status, body, calls}) => {
      const model = models[route.split('/')[2] as keyof typeof models];
      const reading = readQuery(operationOf(method, route), {
        query: parseQueryString(query),
        model,
      });
      const [call] = calls as {args: Fields}[];
      if (call) {
        const {id, ...where} = (call.args.where ?? {}) as Fields;
        const isById = id !== undefined;
        const args = Object.entries(call.args).filter(
          ([key]) => key !== 'data' && !(isById && key === 'where'),
        );
        const expected = {
          ...Object.fromEntries(args),
          ...(isById && Object.keys(where).length > 0 && {where}),
        };
        expect(reading.error).toBeUndefined();
        expect(json(reading.args)).toEqual(json(expected));
      } else {
        expect({status, body}).toEqual({
          status: reading.error?.status,
          body: {
            status: status < 500 ? 'fail' : 'error',
            message: reading.error?.message,
            code: reading.error?.code,
            meta: reading.error?.meta,
          },
        });
      }
    },
  );

  const post = modelOf(examples.schema, 'Post');

  it.each(examples.pairs)('becomes what was recorded with a database for $query', (pair) => {
    const reading = readQueryString(pair.query.replaceAll(' ', '%20'), post);
    if (pair.prismaFindMany) expect(json(reading.args)).toEqual(pair.prismaFindMany);
    else expect(reading.error).toMatchObject({status: pair.status, message: pair.error});
  });

  it('is recorded for more than 300 queries', () => {
    expect(recorded.length).toBeGreaterThan(300);
    expect(examples.pairs).toHaveLength(32);
  });
});

describe('the parts', () => {
  const partsOf = (query: string): unknown =>
    readQuery('findMany', {query: parseQueryString(query), model: models.books}).parts;

  it('say which parameter and which rule made them', () => {
    expect(partsOf('price__gte=10&title=Low%20Tide&sort=-price&limit=5')).toEqual([
      {path: 'where.OR', from: [], rules: ['default-or']},
      {path: 'where.OR[0]', from: ['price__gte'], rules: ['operator-prisma', 'convert-number']},
      {path: 'where.OR[1]', from: ['title'], rules: ['equals']},
      {path: 'orderBy', from: ['sort'], rules: ['sort']},
      {path: 'skip', from: [], rules: ['page']},
      {path: 'take', from: ['limit'], rules: ['limit']},
    ]);
  });

  it('count the columns of a search', () => {
    expect(partsOf('search=sea&title=a')).toContainEqual({
      path: 'where.OR[6]',
      from: ['title'],
      rules: ['equals'],
    });
  });

  it('link to sections that are there', () => {
    for (const {href} of Object.values(rules)) {
      const [page = '', anchor = ''] = href.split('#');
      const text = readFileSync(path.join(root, `${page}.mdx`), 'utf8');
      expect(text, href).toContain(`{#${anchor}}`);
    }
  });
});

describe('writeQuery', () => {
  const readable = recorded.flatMap(({method, path: route, calls, query}) =>
    method === 'GET' && route === '/api/books' && calls[0] ? [{query, args: calls[0].args}] : [],
  );

  it('writes every recorded list so that the framework makes the same arguments of it, but for a few', () => {
    const failed = readable.filter(({args}) => !writeQuery(args, models.books).isExact);
    // Arguments that only a mistake makes: lists with gaps, a `where` of a text.
    expect(failed.length / readable.length).toBeLessThan(0.2);
  });

  it.each([
    [
      {where: {OR: [{price: {gte: 10, lt: 20}}, {title: 'a b'}]}, skip: 0, take: 30},
      'price__gte=10&price__lt=20&title=a%20b',
    ],
    [
      {where: {AND: [{title: 'a'}]}, orderBy: [{price: 'desc'}], skip: 20, take: 10},
      'filterMode=AND&title=a&sort=-price&page=3&limit=10',
    ],
    [
      {where: {OR: [{pages: {gt: 300}}]}, skip: 0, take: 30},
      'filters=%7B%22pages%22:%7B%22gt%22:300%7D%7D',
    ],
    [{where: {}, include: {author: true}}, 'fields=%2Bauthor&limit=all'],
    [{where: {OR: [{title: {contains: 'sea'}}]}, skip: 0, take: 30}, 'title[contains]=sea'],
  ])('of %j is %s', (args, query) => {
    expect(writeQuery(args, models.books)).toEqual({query, isExact: true});
  });

  it.each([
    [{where: {AND: [{title: 'a'}], price: 2}, skip: 0, take: 30}, 'filterMode=AND&title=a&price=2'],
    [
      {where: {OR: [{title: 'a'}, {isbn: 'b'}], price: 2}, skip: 0, take: 30},
      'filterMode=AND&price=2&filters=%7B%22OR%22:[%7B%22title%22:%22a%22%7D,%7B%22isbn%22:%22b%22%7D]%7D',
    ],
    [{where: {}, take: 0}, 'limit=0'],
  ])('of %j, which no query makes exactly, is %s', (args, query) => {
    expect(writeQuery(args, models.books)).toEqual({query, isExact: false});
  });

  it('says when the framework cannot make the arguments', () => {
    expect(writeQuery({where: {title: 'a'}, take: 30, skip: 0}, models.books)).toEqual({
      query: 'filterMode=AND&title=a',
      isExact: false,
    });
  });
});
