/** Random hashes, parameters and stored values for what runs on every page before React. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import * as address from '../../../../src/client/page/address';
import {targetOf} from '../../../../src/client/page/focus';
import * as state from '../../../../src/client/page/state';
import {cpuTime} from '../../../support/cpu-time';
import {choose, randomFrom} from '../../../support/random';

const count = 10_000;

/** No input may take longer, in milliseconds. */
const limit = 200;

const pieces = [
  ...'%%%%/?#&=+.-_~ aZ9"\'<>\\',
  ...['%2', '%zz', '%E0%A4', '%C3%28', '%00', '%25', '%3Cscript%3E', '\uD800', '💥', 'é', '\u202E'],
  ...['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '__proto__', 'constructor', 'dark'],
  ...['docusaurus-theme', 'docusaurus-data-', 'docusaurus-data-theme=', 'docusaurus-onclick='],
];

function* inputs(seed: number): Generator<string> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1) {
    const length = Math.floor(random() * 24);
    yield Array.from({length}, () => choose(pieces, random)).join('');
  }
}

let attributes: Map<string, string>;
let dataset: Record<string, string>;
let stored: string | null;
const location = {pathname: '/', search: '', hash: '', href: 'https://site.example/'};

beforeEach(() => {
  attributes = new Map();
  dataset = {};
  stored = null;
  vi.stubGlobal('DEFAULT_COLOR_MODE', 'dark');
  vi.stubGlobal('ANNOUNCEMENT', 'news');
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', {getItem: () => stored});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => {
      Object.assign(location, {hash: new URL(url, location.href).hash});
      location.pathname = new URL(url, location.href).pathname;
    },
  });
  vi.stubGlobal('document', {
    getElementById: () => null,
    documentElement: {
      dataset,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function quickly(run: () => void, input: string): void {
  expect(cpuTime(run), input).toBeLessThan(limit);
}

test('hashes and paths can be decoded once the address was repaired', () => {
  let repaired = 0;
  for (const input of inputs(1)) {
    const url = new URL(
      `https://site.example/${encodeURI(input.toWellFormed()).replaceAll('%25', '%')}`,
    );
    Object.assign(location, {
      pathname: url.pathname.replace(/^\/+/, '/'),
      search: '',
      hash: `#${input.toWellFormed()}`,
    });
    const {hash} = location;
    quickly(() => address.start(), input);
    if (location.hash !== hash) repaired += 1;
    expect(() => decodeURI(location.pathname), input).not.toThrow();
    expect(() => targetOf(location.hash), input).not.toThrow();
  }
  expect(repaired).toBeGreaterThan(count / 10);
});

test('parameters set a color mode that exists, and no other attribute', () => {
  // The script that starts React trusts the URLs in `data-scripts`.
  for (const input of ['docusaurus-data-scripts=https://other.example/x.js', ...inputs(2)]) {
    location.search = `?${input}`;
    quickly(() => state.apply(), input);
    expect(['dark', 'light']).toContain(dataset.theme);
  }
  expect(Object.keys(dataset)).toEqual(['theme', 'announcementBarInitiallyDismissed']);
  expect(attributes).toEqual(new Map());
});

test('stored values choose a color mode that exists', () => {
  location.search = '';
  for (const input of inputs(3)) {
    stored = input;
    quickly(() => state.apply(), input);
    expect(['dark', 'light']).toContain(dataset.theme);
    expect(dataset.announcementBarInitiallyDismissed).toBe('false');
  }
});
