import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';
import {exchanges} from '../../../src/remark/exchanges';
import {flows} from '../../../src/remark/flows';
import {quoteRegions} from '../../../src/remark/quote-regions';
import {references} from '../../../src/remark/references';
import {pairsOf, run} from '../../support/remark';

const steps: [string, Transformer<Root>][] = [
  ['quote-regions', quoteRegions({root})],
  ['exchanges', exchanges({root})],
  ['references', references({root, docs: 'tests/fixtures/remark/no-pages'})],
  ['flows', flows()],
];

describe.each(steps)('%s', (name, step) => {
  it.each(pairsOf(name))('$name', {timeout: 240_000}, async ({input, output}) => {
    expect(await run(step, input)).toBe(output);
  });
});

const wrong: [string, Transformer<Root>, string, RegExp][] = [
  [
    'a file the bookshop does not have',
    quoteRegions({root}),
    'Text.\n\n```ts file="src/ap.ts" region="init"\n```\n',
    /^docs\/page\.mdx:3:1 The bookshop has no file 'src\/ap\.ts' → did you mean 'src\/app\.ts'/,
  ],
  [
    'a stale region',
    quoteRegions({root}),
    '```ts file="src/app.ts" region="autentication"\n```\n',
    /^docs\/page\.mdx:1:1 'src\/app\.ts' has no region 'autentication' → did you mean 'authentication'/,
  ],
  [
    'a quote with text of its own',
    quoteRegions({root}),
    '```ts file="src/app.ts" region="init"\nmore();\n```\n',
    /:1:1 The fence quotes a file and has text of its own → leave it empty/,
  ],
  [
    'a region without a file',
    quoteRegions({root}),
    '```ts region="init"\n```\n',
    /region="…" needs file="…"/,
  ],
  [
    'an exchange without a recording',
    exchanges({root}),
    '\n\n<Exchange name="books/list-boks" />\n',
    /^docs\/page\.mdx:3:1 No exchange 'books\/list-boks' is recorded → did you mean 'books\/list-books'/,
  ],
  [
    'a flow that does not exist',
    flows(),
    'Text.\n\n<Flow of="pipline" />\n',
    /^docs\/page\.mdx:3:1 There is no flow 'pipline' → did you mean 'pipeline'/,
  ],
  [
    'a flow with another attribute',
    flows(),
    '<Flow from="pipeline" />\n',
    /<Flow> has no attribute 'from' → it takes of/,
  ],
  ['an exchange without a name', exchanges({root}), '<Exchange />\n', /<Exchange> needs name="…"/],
  [
    'an exchange with an expression',
    exchanges({root}),
    '<Exchange name={"a"} />\n',
    /name of <Exchange> is an expression/,
  ],
  [
    'an attribute that does not exist',
    exchanges({root}),
    '<Exchange name="books/list-books" fold="no" />\n',
    /<Exchange> has no attribute 'fold' → it takes name/,
  ],
  [
    'a field that was not recorded',
    exchanges({root}),
    '<Exchange name="books/create-book" show="data.titel" />\n',
    /^docs\/page\.mdx:1:1 The recorded body has no field 'data\.titel' → did you mean 'data\.title'/,
  ],
  [
    'a field of a body that was not sent',
    exchanges({root}),
    '<Exchange name="books/list-books" send="title" show="data" />\n',
    /has no field 'title' → there is none at all/,
  ],
  [
    'a type that does not exist',
    references({root}),
    '<ApiTable of="ArkosConfg" />\n',
    /^docs\/page\.mdx:1:1 The surface has no 'ArkosConfg' → did you mean 'ArkosConfig'/,
  ],
  [
    'a key that does not exist',
    references({root}),
    '<ApiTable of="ArkosConfig.autentication" />\n',
    /did you mean 'ArkosConfig\.authentication'/,
  ],
  [
    'a type without members',
    references({root}),
    '<ApiTable of="getArkosConfig" />\n',
    /'getArkosConfig' has no members: <Signature of="getArkosConfig"\/> shows it/,
  ],
  [
    'a method that does not exist',
    references({root}),
    '<Signature of="BaseService.findMny" />\n',
    /did you mean 'BaseService\.findMany'/,
  ],
  [
    'an area of errors that does not exist',
    references({root}),
    '<Errors of="uploads" />\n',
    /There is no error area or code 'uploads' → did you mean 'upload'/,
  ],
  [
    'an endpoint that does not exist',
    references({root}),
    '<Endpoints of="auth.logn" />\n',
    /did you mean 'auth\.login'/,
  ],
  [
    'a variable that does not exist',
    references({root}),
    '<Env of="JWT_SECRETS" />\n',
    /Nothing reads the variable 'JWT_SECRETS' → did you mean 'JWT_SECRET'/,
  ],
  [
    'a command that does not exist',
    references({root}),
    '<Cli of="arkos generat" />\n',
    /There is no command 'arkos generat' → did you mean 'arkos generate'/,
  ],
  ['a table of nothing', references({root}), '<ApiTable />\n', /<ApiTable> needs of="…"/],
];

describe('a page is rejected for', () => {
  it.each(wrong)('%s', async (_name, step, input, message) => {
    await expect(run(step, input)).rejects.toThrow(message);
  });
});
