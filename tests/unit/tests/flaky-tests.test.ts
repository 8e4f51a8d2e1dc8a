import path from 'node:path';

import {expect, test} from 'vitest';
import type {TestDiagnostic, TestResult} from 'vitest/node';

import {root} from '../../../src/root';
import {flakyTests, type TriedTest} from '../../support/flaky-tests';

const frame = (file: string) => ({file: path.join(root, file), line: 12, column: 3, method: ''});

const tried = (fullName: string, flaky: boolean, files: readonly string[] = []): TriedTest => ({
  fullName,
  diagnostic: () => ({flaky}) as TestDiagnostic,
  result: () =>
    ({
      state: 'passed',
      errors: [{message: 'Timeout\nCall log:', stacks: files.map(frame)}],
    }) as unknown as TestResult,
});

test('only the tests that had to be tried again are listed, with the reason and its place', () => {
  const place = ['node_modules/a/index.js', 'tests/browser/menu.test.ts'];
  expect(flakyTests([tried('a menu > opens', false), tried('a menu > closes', true, place)])).toBe(
    '  a menu > closes\n    Timeout (tests/browser/menu.test.ts:12)',
  );
  expect(flakyTests([tried('a menu > closes', true)])).toBe('  a menu > closes\n    Timeout');
  expect(flakyTests([tried('a menu > opens', false)])).toBe('');
});
