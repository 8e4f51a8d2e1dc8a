import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {whenOnline} from '../../../src/client/when-online';

let notices: object[];
let page: EventTarget;
let browser: EventTarget;

beforeEach(() => {
  notices = [];
  page = new EventTarget();
  browser = new EventTarget();
  vi.stubGlobal('navigator', {onLine: false});
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    body: {append: (notice: object) => notices.push(notice)},
    createElement: () => {
      const notice = {
        get isConnected() {
          return notices.includes(notice);
        },
        remove: () => {
          notices = notices.filter((one) => one !== notice);
        },
      };
      return notice;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A step that fails while the browser is offline. */
const step = (): Promise<string> =>
  navigator.onLine ? Promise.resolve('there') : Promise.reject(new Error('offline'));

function goOnline(): void {
  vi.stubGlobal('navigator', {onLine: true});
  browser.dispatchEvent(new Event('online'));
}

/** Lets what has been settled be handled. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a step that fails offline is repeated when the connection is back', async () => {
  const result = whenOnline(step);
  await settle();
  expect(notices).toHaveLength(1);
  goOnline();
  await expect(result).resolves.toBe('there');
  expect(notices).toEqual([]);
});

test('the notice goes with another page, and its step is not repeated', async () => {
  const left = vi.fn(step);
  void whenOnline(left);
  await settle();
  page.dispatchEvent(new Event('content'));
  expect(notices).toEqual([]);
  goOnline();
  await settle();
  expect(left).toHaveBeenCalledOnce();
});

test('there is one notice at a time, for the page that was chosen last', async () => {
  const left = vi.fn(step);
  void whenOnline(left);
  await settle();
  const result = whenOnline(step);
  await settle();
  expect(notices).toHaveLength(1);
  goOnline();
  await expect(result).resolves.toBe('there');
  expect(left).toHaveBeenCalledOnce();
});
