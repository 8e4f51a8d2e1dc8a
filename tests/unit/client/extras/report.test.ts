import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {fillReport, onSelection} from '../../../../src/client/extras/report';

const link = {
  href: 'https://github.com/Uanela/arkos-website/issues/new?page=x',
} as HTMLAnchorElement;
const anchor = {isConnected: true, parentElement: {closest: () => ({})}};

beforeEach(() => {
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('Node', {DOCUMENT_POSITION_FOLLOWING: 4});
  vi.stubGlobal('location', {hash: ''});
  vi.stubGlobal('getSelection', () => ({anchorNode: anchor, toString: () => ' a mistake '}));
  const heading = {id: 'install', textContent: 'Install', compareDocumentPosition: () => 4};
  vi.stubGlobal('document', {querySelectorAll: () => [heading]});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const report = (): (string | null)[] => {
  fillReport(link);
  const {searchParams} = new URL(link.href);
  return [searchParams.get('selection'), searchParams.get('heading')];
};

test('a report quotes what is selected on the page, and nothing of a page before', () => {
  onSelection();
  expect(report()).toEqual(['a mistake', 'Install (#install)']);
  anchor.isConnected = false;
  expect(report()).toEqual(['', '']);
});
