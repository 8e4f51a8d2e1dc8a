import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';
import type {Recording} from '../../../src/bookshop/recording';
import {homeExchanges} from '../../../src/pages/_exchanges';
import {toResponse, toHttp} from '../../../src/remark/support/request';

function recorded(name: string): {request: string; response: string} {
  const [file = '', exchange] = name.split('/');
  const text = readFileSync(path.join(root, 'docs/_bookshop/exchanges', `${file}.json`), 'utf8');
  const found = (JSON.parse(text) as Recording).exchanges.find((one) => one.name === exchange);
  if (!found) throw new Error(`No exchange '${name}' is recorded → fix src/pages/_exchanges.ts`);
  const {head, body} = toResponse(found.response);
  return {request: toHttp(found.request), response: `${head}\n\n${body}`};
}

/** Whether a text shows another one: its lines in their order, those left out where an ellipsis is. */
function shows(text: string, whole: string): boolean {
  const isLeftOut = (line = ''): boolean => line.trim() === '…';
  const shown = text.split('\n');
  let at = 0;
  for (const line of whole.split('\n')) {
    if (isLeftOut(shown[at]) && line === shown[at + 1]) at += 2;
    else if (line === shown[at]) at += 1;
    // The host is the same in every request.
    else if (!isLeftOut(shown[at]) && !line.startsWith('Host: ')) return false;
  }
  return at === shown.length;
}

describe('an exchange of the home page', () => {
  it.each(Object.values(homeExchanges))(
    'is what was recorded as $recording',
    ({recording, request, response}) => {
      const whole = recorded(recording);
      expect(shows(request, whole.request), whole.request).toBe(true);
      expect(shows(response, whole.response), whole.response).toBe(true);
    },
  );

  it.each([
    ['a line that is not in it', 'a\nx\nc'],
    ['another order', 'b\na\nc'],
    ['less than it without an ellipsis', 'a\nc'],
    ['more than it', 'a\nb\nc\nd'],
  ])('is not %s', (_name, text) => {
    expect(shows('a\n…\nc', 'a\nb\nc')).toBe(true);
    expect(shows(text, 'a\nb\nc')).toBe(false);
  });

  it('cannot name a recording that is not there', () => {
    expect(() => recorded('books/no-such-exchange')).toThrow(/No exchange/);
  });
});
