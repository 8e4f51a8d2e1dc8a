import type {ClientModule} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import routeFocus from '../../../src/client/route-focus';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const scroll = vi.fn();
/** The browser's history entries, and which of them is shown. */
let entries: {hash: string; state: unknown}[];
let at: number;

/** Tells the module that the browser has changed the history entry. */
function update(previousHash: string): void {
  const location = {pathname: '/docs', search: '', hash: entries[at]?.hash};
  const change = {location, previousLocation: {...location, hash: previousHash}} as Update;
  routeFocus.onRouteUpdate?.(change);
  routeFocus.onRouteDidUpdate?.(change);
}

/** Follows a link of the contents. */
function follow(hash: string): void {
  const {hash: before = ''} = entries[at] ?? {};
  entries = [...entries.slice(0, at + 1), {hash, state: null}];
  at += 1;
  vi.stubGlobal('location', {hash});
  update(before);
}

function goBack(): void {
  const {hash = ''} = entries[at] ?? {};
  at -= 1;
  update(hash);
}

beforeEach(() => {
  scroll.mockClear();
  [entries, at] = [[{hash: '', state: null}], 0];
  vi.stubGlobal('location', {hash: ''});
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state;
    },
    replaceState: (state: unknown) => {
      Object.assign(entries[at] ?? {}, {state});
    },
  });
  vi.stubGlobal('document', {getElementById: () => null, querySelector: () => null});
  const location = {pathname: '/docs', search: '', hash: ''};
  routeFocus.onRouteDidUpdate?.({location, previousLocation: null} as Update);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a second press on the same entry of the contents goes to its heading again', () => {
  vi.stubGlobal('scrollY', 100);
  follow('#a');
  vi.stubGlobal('scrollY', 500);
  follow('#b');
  follow('#a');
  expect(scroll).not.toHaveBeenCalled();
});

test('going back restores the position', () => {
  vi.stubGlobal('scrollY', 100);
  follow('#a');
  vi.stubGlobal('scrollY', 500);
  follow('#b');
  goBack();
  expect(scroll).toHaveBeenLastCalledWith({top: 500, behavior: 'instant'});
  goBack();
  expect(scroll).toHaveBeenLastCalledWith({top: 100, behavior: 'instant'});
});
