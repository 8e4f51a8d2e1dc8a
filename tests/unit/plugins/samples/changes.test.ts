import {expect, test} from 'vitest';

import {reactionTo, watchedFolders} from '../../../../src/plugins/samples/changes';

test.each([
  [
    ['docs/intro.mdx', 'blog/a.mdx'],
    ['docs/intro.mdx', 'blog/a.mdx'],
  ],
  [['docs/_bookshop/src/app.ts', 'docs/intro.mdx'], 'all'],
  [['src/arkos/surface/index.d.ts'], 'all'],
  [['src/arkos/facts/notes.ts'], 'restart'],
  [['src/remark/reference/tables.ts', 'docs/intro.mdx'], 'restart'],
  [['src/pages/_index.tsx', 'docs/image.png'], []],
] as const)('after a change of %j the worker checks %j', (files, reaction) => {
  expect(reactionTo(files)).toEqual(reaction);
});

test('the code that the check runs is watched', () => {
  expect(watchedFolders).toEqual(
    expect.arrayContaining(['docs', 'src/arkos', 'src/bookshop', 'src/content', 'src/samples']),
  );
});
