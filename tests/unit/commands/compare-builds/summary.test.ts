import {expect, test} from 'vitest';

import {summaryOf} from '../../../../src/commands/compare-builds/summary';

const state = (text: string, bytes: number) => ({text, bytes});

test('pages that are new, gone, or differ in text or size are listed, in this order', () => {
  const summary = summaryOf([
    {route: '/same', before: state('a', 1000), after: state('a', 1100)},
    {route: '/size', before: state('a', 1000), after: state('a', 1500)},
    {route: '/text', before: state('a', 2000), after: state('b', 1500)},
    {route: '/gone', before: state('a', 1000)},
    {route: '/new', after: state('a', 1000)},
  ]);
  expect(summary.match(/^\| `.*$/gm)).toEqual([
    '| `/new` | new |  | 1.0 |  |',
    '| `/gone` | removed | 1.0 |  |  |',
    '| `/text` | text | 2.0 | 1.5 | -0.5 |',
    '| `/size` | size | 1.0 | 1.5 | +0.5 |',
  ]);
  expect(summary).toContain('5.0 KB before, 5.1 KB after');
});

test('a long list is cut, and builds that are equal are said to be', () => {
  const pages = Array.from({length: 40}, (_, index) => ({route: `/${index}`, after: state('', 1)}));
  expect(summaryOf(pages)).toContain('And 10 more.');
  expect(summaryOf([{route: '/', before: state('a', 1), after: state('a', 1)}])).toContain(
    'No page differs.',
  );
});
