import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import type {Recording} from '../../../src/arkos/http/recording';
import {exchanges} from '../../../src/pages/_exchanges';
import {toAnswer, toHttp} from '../../../src/remark/support/request';
import {root} from '../remark/support';

function recorded(name: string): {request: string; response: string} {
  const [file = '', exchange] = name.split('/');
  const text = readFileSync(path.join(root, 'docs/_bookshop/exchanges', `${file}.json`), 'utf8');
  const found = (JSON.parse(text) as Recording).exchanges.find((one) => one.name === exchange);
  if (!found) throw new Error(`No exchange '${name}' is recorded → mend src/pages/_exchanges.ts`);
  const {head, body} = toAnswer(found.response);
  return {request: toHttp(found.request), response: `${head}\n\n${body}`};
}

describe('an exchange of the home page', () => {
  it.each(Object.values(exchanges))(
    'is what was recorded as $recording',
    ({recording, request, response}) => {
      expect({request, response}).toEqual(recorded(recording));
    },
  );

  it('cannot name a recording that is not there', () => {
    expect(() => recorded('books/no-such-exchange')).toThrow(/No exchange/);
  });
});
