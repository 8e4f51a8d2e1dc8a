import {expect, test, vi} from 'vitest';

vi.mock('@generated/routes', () => ({default: [{path: '/made'}]}));

test('pagesOf lists the leaves once, without catch-all, 404 and further pages of lists', async () => {
  const {pages, pagesOf} = await import('../../../src/client/pages');
  expect(pages).toEqual(['/made']);
  const routes = [
    {path: '/404.html'},
    {path: '/blog'},
    {path: '/blog/page/2'},
    {
      path: '/docs',
      routes: [{path: '/docs', routes: [{path: '/docs/intro'}, {path: '/docs/intro'}]}],
    },
    {path: '*'},
  ];
  expect(pagesOf(routes)).toEqual(['/blog', '/docs/intro']);
});
