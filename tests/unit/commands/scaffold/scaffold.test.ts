import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {root} from '../../../../src/root';
import {frameworkVersion} from '../../../../src/arkos/release';
import {checkPage} from '../../../../src/commands/check/contract';
import {affectedPages, affectedText} from '../../../../src/commands/docs-affected/affected';
import {
  goldenText,
  pageText,
  pageTypes,
  withQuestion,
  withSidebarEntry,
} from '../../../../src/commands/scaffold/page';
import {postFile, postText, releasePost} from '../../../../src/commands/scaffold/post';
import {nextSteps, releaseFile, withVersion} from '../../../../src/commands/scaffold/release';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('a new page', () => {
  test.each(pageTypes)('has every part that the contract asks of a page of type %s', (type) => {
    const text = pageText({
      id: 'guide/x',
      title: "Arkos's limits",
      type,
      sources: ['packages/a.ts'],
    });
    const messages = checkPage('docs/guide/x.mdx', text).map(({message}) => message);
    // What only its author can write is missing, and no section is.
    expect(messages.join('\n')).toContain('description');
    expect(messages.filter((message) => message.startsWith('There is no section'))).toEqual([]);
    expect(messages.filter((message) => message.includes('does not end'))).toEqual([]);
    expect(text).toContain("title: 'Arkos''s limits'");
  });

  test('comes after the others of its folder in the sidebar, and answers a question', () => {
    const sidebar = withSidebarEntry(read('sidebars.ts'), 'guide/rate-limits');
    expect(sidebar).toMatch(/'guide\/[\w-]+',\n\s+'guide\/rate-limits',\n\s+\]\)/);
    const page = {id: 'guide/x', title: 'Limits', type: 'how-to', sources: []} as const;
    const questions = withQuestion(read('tests/fixtures/questions.json'), page);
    expect((JSON.parse(questions) as unknown[]).at(-1)).toEqual({
      query: 'Limits',
      pages: ['/docs/guide/x#next-steps'],
    });
    expect(() => withSidebarEntry(sidebar, 'nowhere/x')).toThrow('sidebars.ts has no entry');
  });

  test('is found by its title', () => {
    const page = {id: 'guide/x', title: 'Limits', type: 'how-to', sources: []} as const;
    expect(JSON.parse(goldenText(page))).toEqual([
      {query: 'Limits', kind: 'page', wanted: ['/docs/guide/x']},
    ]);
  });
});

test('a new post has what the blog requires, and that of a release its version', () => {
  const post = {slug: '1.4-beta', title: 'Arkos.js 1.4', date: '2026-01-02', tags: ['arkosjs']};
  expect(postFile(post)).toBe('blog/2026-01-02-1.4-beta.mdx');
  expect(postText(post)).toContain('{/* truncate */}');
  expect(postText(post)).not.toContain('release:');
  expect(postText({...post, release: '1.4.0-beta'})).toContain('\nrelease: 1.4.0-beta\n');
});

describe('a new release', () => {
  test('is named by the workflow that verifies the facts', () => {
    const changed = withVersion(read(releaseFile), frameworkVersion, '1.4.0-beta');
    expect(changed).toContain('1.4.0-beta');
    expect(changed).not.toContain(frameworkVersion);
  });

  test('is announced by a post: by its minor version, or by that of a patch', () => {
    const post = releasePost('1.4.0-beta', '2026-01-02');
    expect(postFile(post)).toBe('blog/2026-01-02-1.4-beta.mdx');
    expect(postText(post)).toContain('\nrelease: 1.4.0-beta\n');
    expect(releasePost('1.4.2', '2026-01-02').title).toBe('Arkos.js 1.4.2');
  });

  test('leaves versions that only begin alike', () => {
    expect(withVersion('v1.3.1 1.3.10 1.3.1-beta', '1.3.1', '2.0.0')).toBe(
      'v2.0.0 1.3.10 1.3.1-beta',
    );
    expect(() => withVersion('1.3.10', '1.3.1', '2.0.0')).toThrow('1.3.1 is not there');
  });

  test('leaves commands that can be pasted, and compares releases only when there are two', () => {
    const before = {version: '1.3.1-beta', tag: 'v1.3.1-beta'};
    const after = {version: '1.4.0', tag: 'v1.4.0'};
    const steps = nextSteps(before, after, '../my arkos');
    expect(steps).toContain(
      "git -C '../my arkos' diff --name-only v1.3.1-beta v1.4.0 | xargs npm run --silent docs:affected --\n",
    );
    expect(steps).toContain('4. git grep -nF 1.3.1-beta -- docs src README.md\n');
    expect(nextSteps(after, after, 'arkos')).not.toMatch(/docs:affected|git grep/);
  });
});

test('the pages of changed files are listed, the most affected first', () => {
  const pages = [
    {page: 'docs/a.mdx', sources: ['packages/arkos/src/app.ts']},
    {page: 'docs/b.mdx', sources: ['packages/arkos/src/app.ts', 'packages/arkos/src/modules/auth']},
    {page: 'docs/c.mdx', sources: ['packages/arkos/src/application.ts']},
  ];
  const files = ['packages/arkos/src/app.ts', 'packages/arkos/src/modules/auth/auth.service.ts'];
  const affected = affectedPages(pages, files);
  expect(affected.map(({page}) => page)).toEqual(['docs/b.mdx', 'docs/a.mdx']);
  expect(affectedText(affected)).toContain('- [ ] `docs/a.mdx`: `packages/arkos/src/app.ts`\n');
  expect(affectedText([])).toContain('No page');
});
