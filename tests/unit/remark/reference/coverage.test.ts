import {describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';
import type {AnchorIndex, Reference} from '../../../../src/remark/reference/anchor-index';
import {readAnchorIndex} from '../../../../src/remark/reference/anchor-index';
import {readSurface} from '../../../../src/remark/reference/surface';
import {
  coverageProblems,
  type DocumentedItem,
  documentedItems,
} from '../../../support/documented-items';

const items = documentedItems(readSurface(root));

describe('what the docs document', () => {
  it('is every item, each once', async () => {
    expect(coverageProblems(items, await readAnchorIndex(root))).toEqual([]);
  });

  it('gives every item an anchor of its own', () => {
    const anchors = items.map(({anchor}) => anchor);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    expect(anchors.filter((anchor) => !/^[a-z][a-z0-9.-]*$/.test(anchor))).toEqual([]);
    expect(items.map(({anchor}) => anchor)).toContain(
      'config-authentication-login-allowed-usernames',
    );
  });
});

const reference = (page: string, anchors: string[]): Reference => ({
  page,
  line: 3,
  route: '/docs/a',
  component: 'Env',
  of: '',
  anchors,
});
const item: DocumentedItem = {kind: 'variable', name: 'PORT', anchor: 'env-port'};
const nothing: AnchorIndex = {references: [], definitions: new Map(), unknown: [], duplicates: []};

describe('coverageProblems', () => {
  const index = {...nothing, definitions: new Map([['env-port', reference('docs/a.mdx', [])]])};

  it('passes an item with one place', () => {
    expect(coverageProblems([item], index)).toEqual([]);
  });

  it.each([
    ['an item without a place', [item], nothing, /documented nowhere/],
    [
      'a component of something that does not exist',
      [item],
      {...index, unknown: ["docs/a.mdx:3 Nothing reads 'X'"]},
      /docs\/a\.mdx:3 Nothing reads 'X' → correct/,
    ],
    [
      'two definitions',
      [item],
      {
        ...index,
        duplicates: [
          {
            anchor: 'env-port',
            references: [reference('docs/a.mdx', []), reference('docs/b.mdx', [])],
          },
        ],
      },
      /#env-port has 2 definitions: docs\/a\.mdx:3/,
    ],
    ['an empty surface', [], nothing, /nothing to document/],
  ])('rejects %s', (_name, all, pages, message) => {
    expect(coverageProblems(all, pages).join('\n')).toMatch(message);
  });
});
