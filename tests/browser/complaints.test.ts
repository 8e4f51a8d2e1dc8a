import {describe, expect, test} from 'vitest';

import {closePages, visit, visitShared, type VisitOptions} from './support/page';

/** Something that no page may do. */
interface Fault {
  readonly name: string;
  readonly act: () => void;
  readonly complaint: RegExp;
  /** The event that follows, unless it is a message on the console. */
  readonly event?: 'pageerror';
  readonly options?: VisitOptions;
}

const faults: readonly Fault[] = [
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
  test.each(faults)('$name is reported', async ({act, complaint, event, options}) => {
    const page = await visit('/docs/intro', options);
    const reported = event ? page.waitForEvent(event) : page.waitForEvent('console');
    await page.evaluate(act);
    await reported;
    expect(await closePages()).toContainEqual(expect.stringMatching(complaint));
  });

  test('does what its test allows is not reported', async () => {
    const page = await visit('/docs/intro', {allow: [/odd/]});
    const reported = page.waitForEvent('console');
    await page.evaluate(() => console.warn('odd'));
    await reported;
    expect(await closePages()).toEqual([]);
  });

  test.fails('is reported fails its test', {retry: 0}, async () => {
    const page = await visit('/docs/intro');
    const reported = page.waitForEvent('console');
    await page.evaluate(() => console.warn('odd'));
    await reported;
  });
});

describe('a tab that tests share', () => {
  const stored = (): (string | null)[] => [
    localStorage.getItem('odd'),
    sessionStorage.getItem('odd'),
    localStorage.getItem('theme'),
  ];

  test('is like a new one for the next test, with its color mode', async () => {
    const page = await visitShared('/docs/intro', {colorMode: 'light'});
    await page.evaluate(() => {
      localStorage.setItem('odd', '1');
      sessionStorage.setItem('odd', '1');
      localStorage.setItem('theme', 'dark');
    });
    await page.route('**/*', (route) => route.abort());
    const opening = page.context().waitForEvent('page');
    await page.evaluate(() => open('/docs/how-it-works'));
    await opening;
    expect(await closePages()).toEqual([]);
    const next = await visitShared('/docs/intro#what-you-need', {colorMode: 'light'});
    expect(next).toBe(page);
    expect(next.context().pages()).toHaveLength(1);
    expect(await next.evaluate(stored)).toEqual([null, null, 'light']);
  });

  test('reports what each test does not allow, and is closed after one that fails', async () => {
    const page = await visitShared('/docs/intro', {allow: [/odd/]});
    await page.evaluate(() => console.warn('odd'));
    expect(await closePages()).toEqual([]);
    expect(await visitShared('/docs/intro')).toBe(page);
    await page.evaluate(() => console.warn('odd'));
    expect(await closePages(true)).toEqual([expect.stringContaining('console.warning: odd')]);
    expect(await visitShared('/docs/intro')).not.toBe(page);
  });
});
