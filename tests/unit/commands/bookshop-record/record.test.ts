import {expect, it} from 'vitest';

import {recordBookshop} from '../../../../src/commands/bookshop-record/record';

const options = {package: 'nowhere', check: false, javascript: false, fresh: false};

it('rejects the name of a file that is not there, beside one that is', async () => {
  await expect(recordBookshop({...options, only: ['books.http', 'papers.http']})).rejects.toThrow(
    /no papers\.http → .*books\.http/,
  );
});

it('does not compare nothing in two languages', async () => {
  const only = ['validation-class-validator.http'];
  await expect(recordBookshop({...options, javascript: true, only})).rejects.toThrow(
    /no file that runs in both languages/,
  );
});
