import {expect, test} from 'vitest';

import contentLoader from '../../../../src/plugins/light-pages/content-loader.mjs';

const page = `
export const frontMatter = {title: 'A page'};
export {default as metadata} from '@site/.docusaurus/a-page.json'
export const toc = [];
function _createMdxContent(props) {
  return _jsx("p", {children: "The text"});
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
frontMatter.related = ['/docs/b-page'];
`;

const load = (source: string, client: boolean, resourceQuery = ''): string =>
  contentLoader.call(
    {
      resourcePath: 'docs/a-page.mdx',
      resourceQuery,
      getOptions: () => ({client}),
    } as ThisParameterType<typeof contentLoader>,
    source,
  );

test('takes the text out of the client bundle and keeps what else the page exports', () => {
  const loaded = load(page, true);
  expect(loaded).toContain("title: 'A page'");
  expect(loaded).toContain('export const toc');
  expect(loaded).toContain('frontMatter.related');
  expect(loaded).toContain('MDXContent.isStatic = true;');
  expect(loaded).not.toContain('The text');
});

test('keeps the text where it is rendered', () => {
  const loaded = load(page, false);
  expect(loaded).toContain('The text');
  expect(loaded).toContain('MDXContent.isStatic = true;');
});

test('leaves excerpts and partials alone', () => {
  const partial = page.replace(/export \{default as metadata\}.*\n/, '');
  expect(load(page, true, '?truncated=true')).toBe(page);
  expect(load(partial, true)).toBe(partial);
});

test('stops at output that MDX did not write', () => {
  const unknown = page.replace('function _createMdxContent', 'const _createMdxContent = function');
  expect(() => load(unknown, true)).toThrow(
    /docs\/a-page\.mdx: MDX wrote no _createMdxContent → adapt .+content-loader\.mjs/,
  );
});
