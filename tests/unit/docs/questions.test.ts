import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {root} from '../../../src/root';
import {sidebarIds as ids} from '../../support/sidebar';

/** What a newcomer asks, with the section that answers it; the search tests ask it, too. */
interface Question {
  readonly query: string;
  readonly pages: readonly string[];
}

const questions = JSON.parse(
  readFileSync(path.join(root, 'tests/fixtures/questions.json'), 'utf8'),
) as Question[];

/** What is wrong with where a question leads. */
function faultsOf({query, pages}: Question): string[] {
  return pages.flatMap((target) => {
    const [, id = '', anchor = ''] = /^\/docs\/([^#]+)#(.+)$/.exec(target) ?? [];
    const file = path.join(root, 'docs', `${id}.mdx`);
    if (!ids.includes(id) || !existsSync(file))
      return [`${query} → ${target} is not in the sidebar`];
    return new RegExp(`^#{2,3} .*\\{#${anchor}\\}$`, 'm').test(readFileSync(file, 'utf8'))
      ? []
      : [`${query} → ${target} is not a section`];
  });
}

test('every question leads to a section of a page in the sidebar', () => {
  expect(questions.flatMap(faultsOf)).toEqual([]);
  expect(new Set(questions.map(({query}) => query)).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThanOrEqual(60);
});

test('every page answers a question', () => {
  const answered = questions.flatMap(({pages}) => pages.map((target) => target.split('#')[0]));
  expect(ids.filter((id) => !answered.includes(`/docs/${id}`))).toEqual([]);
});

test('a question that leads nowhere is found', () => {
  expect(
    faultsOf({query: 'How?', pages: ['/docs/intro#nowhere', '/docs/guide/nothing#filter']}),
  ).toEqual([
    'How? → /docs/intro#nowhere is not a section',
    'How? → /docs/guide/nothing#filter is not in the sidebar',
  ]);
});
