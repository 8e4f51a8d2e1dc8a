import {describe, expect, it} from 'vitest';

import {limitsOf} from '../../../src/arkos/endpoints/limits';
import {routesOf} from '../../../src/arkos/endpoints/router';
import {readQueryString} from '../../../src/arkos/query';
import {writeQuery} from '../../../src/arkos/query/inverse';
import {parseSchema, routedModels} from '../../../src/arkos/schema';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import {Simulation} from '../../../src/arkos/simulation';
import {readDtoFile} from '../../../src/arkos/simulation/validation/dto';
import {SourceError} from '../../../src/arkos/simulation/validation/lexer';
import {readZodFile} from '../../../src/arkos/simulation/validation/zod';
import {fuzzedQueries} from '../../support/fuzz';

/** What schemas are made of, and what breaks them. */
const schemaPieces = [
  ...'{}[]()@?"\\/*.,:;_ \n\t\r0aZé',
  'model A {\n',
  'model B {\n',
  'model ',
  'enum E {\n',
  'view V {\n',
  'datasource db {\n',
  '\n}\n',
  '  id String @id\n',
  '  id Int @id @default(autoincrement())\n',
  '  a A @relation(fields: [aId], references: [id])\n',
  '  aId String\n',
  '  bs B[]\n',
  '  as A[]\n',
  '  e E\n',
  '  x Unsupported("point")?\n',
  '  @@id([a, b])\n',
  '// model C {\n',
  '/* ',
  ' */',
  '@default(',
  '__proto__ String\n',
  'constructor Int\n',
  'x',
  ' y\n',
];

/** What validation files are made of, and what breaks them. */
const filePieces = [
  ...'{}[]()@?"\'`/\\*.,:;_!=<>|&+-$ \n\t0aZé',
  "import {z} from 'zod';\n",
  "import {A} from '@prisma/client';\n",
  "import B from './b.schema';\n",
  'const A = ',
  'export default ',
  'export type T = z.infer<typeof A>;\n',
  'class B {\n',
  'enum E {\n',
  'z.object({',
  'z.string()',
  'z.number().min(',
  'z.array(',
  'z.union([',
  '.regex(/a+/)',
  '.optional()',
  '.constructor',
  '.__proto__',
  '@IsString()\n',
  '@Min(1)\n',
  'a!: string;\n',
  '=>',
  '...',
  '})',
  ';\n',
];
const zod = "import {z} from 'zod';\nexport default z.object({a: z.string()});\n";
const dto =
  "import {IsString} from 'class-validator';\nexport default class A {\n  @IsString()\n  a!: string;\n}\n";

/** What query strings are made of, and what breaks them. */
const queryPieces = [
  ...'&=[]%+,.?#_-{}":0 ',
  '__',
  '%7B',
  '%22',
  '%zz',
  'title',
  'price',
  'isPublished',
  'createdAt',
  'author',
  'password',
  'filters=',
  'filters=%7B%22',
  'OR[0]',
  'OR=',
  'AND',
  'filterMode=',
  'sort=',
  'fields=',
  'page=',
  'limit=',
  'search=',
  'include__',
  'select[',
  'omit=',
  '__contains=',
  '__in=',
  '__or=',
  '__isNull=',
  '__proto__',
  'constructor',
  'toString',
  'true',
  'null',
  'undefined',
  '🙂',
];

const bookshop = exampleSchemas[0]?.text ?? '';

describe('ten thousand texts', () => {
  it('are read as schemas without an exception, in ten seconds', {timeout: 10_000}, () => {
    for (const text of fuzzedQueries(10_000, schemaPieces)) {
      const schema = parseSchema(text);
      const routed = routedModels(text);
      for (const name of routed) limitsOf(name, schema, routed);
      expect(routesOf(text)).toHaveLength(routed.length * 8);
    }
  });

  it('are served by the simulation without an exception, in ten seconds', {timeout: 10_000}, () => {
    let count = 0;
    for (const text of fuzzedQueries(10_000, schemaPieces)) {
      const simulation = new Simulation({schema: text});
      for (const {method, path} of simulation.routes) {
        const {status} = simulation.respond({
          method,
          path: path.replace(':id', '1'),
          body: {id: '1'},
        });
        if (status >= 200) count++;
      }
    }
    expect(count).toBeGreaterThan(10_000);
  });

  it(
    'are read as validation files or rejected at a line, in ten seconds',
    {timeout: 10_000},
    () => {
      const surroundings = {enums: [], siblings: {}};
      const readers = [
        (text: string) => readZodFile(text, surroundings),
        (text: string) => readDtoFile(text, surroundings, {forbidNonWhitelisted: true}),
      ];
      let accepted = 0;
      for (const [index, text] of fuzzedQueries(10_000, filePieces).entries()) {
        try {
          readers[index % 2]?.(`${text}\n${index % 5 > 1 ? text : index % 2 ? dto : zod}`);
          accepted++;
        } catch (error) {
          expect(error).toBeInstanceOf(SourceError);
          expect((error as SourceError).line).toBeGreaterThan(0);
        }
      }
      expect(accepted).toBeGreaterThan(100);
    },
  );

  it('are read as query strings without an exception, in ten seconds', {timeout: 10_000}, () => {
    const [model] = parseSchema(bookshop).models.filter(({name}) => name === 'Book');
    if (!model) throw new Error('No Book');
    const simulation = new Simulation({schema: bookshop});
    for (const [index, query] of fuzzedQueries(10_000, queryPieces).entries()) {
      const reading = readQueryString(query, model);
      if (reading.error) expect(reading.error.status).toBeGreaterThanOrEqual(400);
      if (index % 10 > 0) continue;
      if (reading.args) writeQuery(reading.args, model);
      const {status} = simulation.respond({method: 'GET', path: `/api/books?${query}`});
      expect(status).toBeGreaterThanOrEqual(200);
    }
  });
});
