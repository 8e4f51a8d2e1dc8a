import {describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';
import type {Documented, Use} from '../../../../src/remark/reference/documented';
import {findDocumented} from '../../../../src/remark/reference/documented';
import {readSurface} from '../../../../src/remark/reference/surface';
import {coverageProblems, type Subject, subjectsOf} from '../../../support/subjects';

const subjects = subjectsOf(readSurface(root));

describe('what the docs document', () => {
  it('is every subject, each once', async () => {
    expect(coverageProblems(subjects, await findDocumented(root))).toEqual([]);
  });

  it('gives every subject an anchor of its own', () => {
    const anchors = subjects.map(({anchor}) => anchor);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    expect(anchors.filter((anchor) => !/^[a-z][a-z0-9.-]*$/.test(anchor))).toEqual([]);
    expect(subjects.map(({anchor}) => anchor)).toContain(
      'config-authentication-login-allowed-usernames',
    );
  });
});

const use = (page: string, anchors: string[]): Use => ({
  page,
  line: 3,
  route: '/docs/a',
  component: 'Env',
  of: '',
  anchors,
});
const subject: Subject = {kind: 'variable', name: 'PORT', anchor: 'env-port'};
const nothing: Documented = {uses: [], places: new Map(), unknown: [], duplicates: []};

describe('coverageProblems', () => {
  const documented = {...nothing, places: new Map([['env-port', use('docs/a.mdx', [])]])};

  it('passes a subject with one place', () => {
    expect(coverageProblems([subject], documented)).toEqual([]);
  });

  it.each([
    ['a subject without a place', [subject], nothing, /documented nowhere/],
    [
      'a component of something that does not exist',
      [subject],
      {...documented, unknown: ["docs/a.mdx:3 Nothing reads 'X'"]},
      /docs\/a\.mdx:3 Nothing reads 'X' → correct/,
    ],
    [
      'two places',
      [subject],
      {
        ...documented,
        duplicates: [{anchor: 'env-port', uses: [use('docs/a.mdx', []), use('docs/b.mdx', [])]}],
      },
      /#env-port has 2 places: docs\/a\.mdx:3/,
    ],
    ['an empty surface', [], nothing, /nothing to document/],
  ])('refuses %s', (_name, all, pages, message) => {
    expect(coverageProblems(all, pages).join('\n')).toMatch(message);
  });
});
