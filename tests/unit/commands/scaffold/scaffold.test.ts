import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {root} from '../../../../src/root';
import {frameworkVersion} from '../../../../src/arkos/release';
import {checkPage, pageTypes} from '../../../../src/commands/check/contract';
import {affectedPages, affectedText} from '../../../../src/commands/docs-affected/affected';
import {changed, created, writeFiles} from '../../../../src/commands/scaffold/files';
import {
  goldenText,
  pageText,
  withQuestion,
  withSidebarEntry,
} from '../../../../src/commands/scaffold/page';
import {postFile, postText, releasePost} from '../../../../src/commands/scaffold/post';
import {nextSteps, releaseFile, withRelease} from '../../../../src/commands/scaffold/release';

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

  test('comes after the last page of a folder that is on one line, or of no folder', () => {
    const sidebar = read('sidebars.ts');
    expect(withSidebarEntry(sidebar, 'cli/x')).toContain("'cli/create-arkos', 'cli/x']");
    expect(withSidebarEntry(sidebar, 'x')).toContain("\n    'invitation',\n    'x',\n  ],");
  });

  test('writes no file when one of its files cannot be written', async () => {
    await expect(created('README.md', '')).rejects.toThrow('README.md is there already');
    const fail = (): string => {
      throw new Error('no entry');
    };
    await expect(changed('sidebars.ts', fail)).rejects.toThrow('no entry');
    const file = 'node_modules/.cache/never-written';
    await expect(
      Promise.all([created(file, ''), changed('sidebars.ts', fail)]).then(writeFiles),
    ).rejects.toThrow('no entry');
    expect(existsSync(path.join(root, file))).toBe(false);
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
    const workflow = withRelease(read(releaseFile), '1.4.0-beta');
    expect(workflow.match(/1\.4\.0-beta/g)).toHaveLength(3);
    expect(workflow).toContain(`--package 1.4.0-beta --create ${frameworkVersion}\n`);
    expect(withRelease(workflow, '1.4.0-beta')).toBe(workflow);
  });

  test('is announced by a post: by its minor version, or by that of a patch', () => {
    const post = releasePost('1.4.0-beta', '2026-01-02');
    expect(postFile(post)).toBe('blog/2026-01-02-1.4-beta.mdx');
    expect(postText(post)).toContain('\nrelease: 1.4.0-beta\n');
    expect(releasePost('1.4.2', '2026-01-02').title).toBe('Arkos.js 1.4.2');
  });

  test('says which file does not name a version', () => {
    expect(() => withRelease('run: npm test', '2.0.0')).toThrow(`${releaseFile} names no version`);
  });

  test('leaves commands that can be pasted, and compares releases only when there are two', () => {
    const before = {version: '1.3.1-beta', tag: 'v1.3.1-beta'};
    const after = {version: '1.4.0', tag: 'v1.4.0'};
    const steps = nextSteps(before, after, '../my arkos');
    expect(steps).toContain(
      "git -C '../my arkos' diff --name-only v1.3.1-beta v1.4.0 | xargs npm run --silent docs:affected --\n",
    );
    expect(steps).toContain('4. git grep -nF 1.3.1-beta -- docs src README.md\n');
    expect(steps).toMatch(/npm install .*arkos@1\.4\.0 && npm run explorer:record -- --package /);
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
