import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {glossary} from '../../../src/remark/glossary';

/** The marked terms of a page, with their definitions. */
function marked(markdown: string, path = 'docs/guide/page.mdx'): string[] {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  const file = new VFile({path, value: markdown});
  void glossary()(tree, file, () => undefined);
  const found: string[] = [];
  visit(tree, 'emphasis', ({data, children: [text]}) => {
    const {title} = (data?.hProperties ?? {}) as {title?: string};
    if (title !== undefined && text?.type === 'text') found.push(text.value);
  });
  return found;
}

test('the first occurrence of each term is marked', () => {
  expect(marked('An interceptor and a service hook.\n\nTwo Interceptors, one bookshop.')).toEqual([
    'interceptor',
    'service hook',
    'bookshop',
  ]);
});

test('headings, code and links are left alone', () => {
  expect(marked('# Interceptor\n\n`interceptor` [interceptor](/x)\n\n```\nbookshop\n```')).toEqual(
    [],
  );
});

test('words that contain a term are left alone', () => {
  expect(marked('The interceptorless preinterceptor.')).toEqual([]);
});

test('the page that explains a term does not mark it', () => {
  expect(marked('A service hook in the bookshop.', '/site/docs/guide/service-hooks.mdx')).toEqual([
    'bookshop',
  ]);
});
