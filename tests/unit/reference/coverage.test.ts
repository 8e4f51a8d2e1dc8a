import {describe, expect, it} from 'vitest';

import type {Documented, Use} from '../../../src/remark/reference/documented';
import {findDocumented} from '../../../src/remark/reference/documented';
import {coverageOf, type Subject, subjectsOf} from '../../../src/remark/reference/subjects';
import {readSurface} from '../../../src/remark/reference/surface';
import {expected} from '../../fixtures/reference/coverage';
import {root} from '../remark/support';

const subjects = subjectsOf(readSurface(root));

function list(open: readonly Subject[]): string {
  const kinds = [...new Set(subjects.map(({kind}) => kind))];
  return kinds
    .map((kind) => {
      const all = subjects.filter((subject) => subject.kind === kind);
      const missing = open.filter((subject) => subject.kind === kind);
      const names = missing.map(({name}) => `\n    ${name}`).join('');
      return `  ${kind}: ${all.length - missing.length} of ${all.length} documented${names}`;
    })
    .join('\n');
}

describe('what the docs document', () => {
  it('has every subject that is expected, each once', async () => {
    const {problems, open} = coverageOf(subjects, await findDocumented(root), expected);
    console.log(`Reference coverage\n${list(open)}`);
    expect(problems).toEqual([]);
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

describe('coverageOf', () => {
  it('passes a subject with one place, and lists what is open', () => {
    const documented = {...nothing, places: new Map([['env-port', use('docs/a.mdx', [])]])};
    expect(coverageOf([subject], documented, {variable: 'all'})).toEqual({problems: [], open: []});
    expect(coverageOf([subject], nothing, {}).open).toEqual([subject]);
  });

  it.each([
    ['a subject without a place', [subject], nothing, {variable: ['PORT']}, /documented nowhere/],
    [
      'an expected name that does not exist',
      [subject],
      nothing,
      {variable: ['PROT']},
      /no variable 'PROT'/,
    ],
    [
      'a component of something that does not exist',
      [subject],
      {...nothing, unknown: ["docs/a.mdx:3 Nothing reads 'X'"]},
      {},
      /docs\/a\.mdx:3 Nothing reads 'X' → mend/,
    ],
    [
      'two places',
      [subject],
      {
        ...nothing,
        duplicates: [{anchor: 'env-port', uses: [use('docs/a.mdx', []), use('docs/b.mdx', [])]}],
      },
      {},
      /#env-port has 2 places: docs\/a\.mdx:3/,
    ],
    ['an empty surface', [], nothing, {}, /nothing to document/],
  ])('refuses %s', (_name, all, documented, wanted, message) => {
    expect(coverageOf(all, documented, wanted).problems.join('\n')).toMatch(message);
  });
});
