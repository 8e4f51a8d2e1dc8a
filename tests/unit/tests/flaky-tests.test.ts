import type {TestDiagnostic} from 'vitest/node';
import {expect, test} from 'vitest';

import {flakyTests, type TriedTest} from '../../support/flaky-tests';

const tried = (fullName: string, flaky: boolean): TriedTest => ({
  fullName,
  diagnostic: () => ({flaky}) as TestDiagnostic,
});

test('only the tests that had to be tried again are listed', () => {
  expect(flakyTests([tried('a menu > opens', false), tried('a menu > closes', true)])).toBe(
    '  a menu > closes',
  );
  expect(flakyTests([tried('a menu > opens', false)])).toBe('');
});
