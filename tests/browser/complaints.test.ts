import {describe, expect, test} from 'vitest';

import {closePages, visit, type VisitOptions} from './support/page';

/** Something that no page may do. */
interface Misdeed {
  readonly name: string;
  readonly act: () => void;
  readonly complaint: RegExp;
  /** What the browser tells of it. */
  readonly event?: 'pageerror';
  readonly options?: VisitOptions;
}

const misdeeds: readonly Misdeed[] = [
  {
    name: 'writes to the console',
    act: () => console.warn('odd'),
    complaint: /console\.warning: odd/,
  },
  {
    name: 'throws',
    act: () => {
      setTimeout(() => {
        throw new Error('odd');
      });
    },
    complaint: /page error: odd/,
    event: 'pageerror',
  },
  {
    name: 'violates its CSP',
    act: () => {
      document.body.setAttribute('style', 'color: red');
    },
    complaint: /CSP violation: style-src/,
  },
  {
    name: 'asks another host',
    act: () => {
      new Image().src = 'https://host.invalid/odd.png';
    },
    complaint: /request to another host: https:\/\/host\.invalid\/odd\.png/,
    options: {bypassCSP: true},
  },
];

describe('a page that', () => {
  test.each(misdeeds)('$name is found out', async ({act, complaint, event, options}) => {
    const page = await visit('/docs/intro', options);
    const told = event ? page.waitForEvent(event) : page.waitForEvent('console');
    await page.evaluate(act);
    await told;
    expect(await closePages()).toContainEqual(expect.stringMatching(complaint));
  });

  test('does what its test allows is not', async () => {
    const page = await visit('/docs/intro', {allow: [/odd/]});
    const told = page.waitForEvent('console');
    await page.evaluate(() => console.warn('odd'));
    await told;
    expect(await closePages()).toEqual([]);
  });

  test.fails('is found out fails its test', {retry: 0}, async () => {
    const page = await visit('/docs/intro');
    const told = page.waitForEvent('console');
    await page.evaluate(() => console.warn('odd'));
    await told;
  });
});
