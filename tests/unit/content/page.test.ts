import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';

import {bodyOf, frontMatterOf, routeOf, withoutFences} from '../../../src/content/page';
import {mdxErrorOf, parsePage} from '../../../src/content/parse';

const page = `---
title: 'Hooks: before and after'
slug: hooks
---

## Before {#before}

\`\`\`md
## Not a heading {#code}
\`\`\`
`;

describe('a page', () => {
  it('has front matter and a body', () => {
    expect(frontMatterOf(page)).toEqual({title: 'Hooks: before and after', slug: 'hooks'});
    expect(bodyOf(page)).toMatch(/^## Before {#before}\n[^]*```$/);
    expect(frontMatterOf('# Hooks\n')).toEqual({});
    expect(bodyOf('# Hooks\n')).toBe('# Hooks');
  });

  it('may have Windows line ends, and front matter without anything', () => {
    const text = page.replaceAll('\n', '\r\n');
    expect(frontMatterOf(text)).toEqual({title: 'Hooks: before and after', slug: 'hooks'});
    expect(bodyOf(text)).toMatch(/^## Before/);
    expect(parsePage(text).ids.get(6)).toBe('before');
    expect(frontMatterOf('---\n---\n\nText.\n\n---\n')).toEqual({});
    expect(bodyOf('---\n---\n\nText.\n\n---\n')).toBe('Text.\n\n---');
  });

  it('is parsed with the ids of its headings apart', () => {
    const {tree, ids} = parsePage(page);
    const headings = tree.children.filter(({type}) => type === 'heading');
    expect(headings.map((heading) => toString(heading))).toEqual(['Before']);
    expect(ids.get(6)).toBe('before');
  });

  it('that is no MDX has a place', () => {
    const read = (): unknown => parsePage('text\n\n<Tabs a=>\n');
    expect(read).toThrow();
    try {
      read();
    } catch (error) {
      expect(mdxErrorOf(error).line).toBe(3);
    }
    expect(mdxErrorOf(new Error('no file'))).toEqual({
      line: 1,
      column: 1,
      reason: 'Error: no file',
    });
  });

  it('without its fences has its lines', () => {
    expect(withoutFences('a\n```ts\nb();\n```\nc')).toBe('a\n     \n    \n   \nc');
    expect(withoutFences('- ```ts\n  b();\n  ```\n- c\n')).toMatch(/^-\s+- c\n$/);
    expect(withoutFences('1. a\n\n   ```ts\n   b();\n   ```\n\nc\n')).toMatch(/^1. a\s+c\n$/);
    expect(withoutFences('````md\n```ts\nb\n```\n````\nc').trim()).toBe('c');
    expect(withoutFences('```md\n```ts\n```\r\nc').trim()).toBe('c');
  });
});

describe('routeOf', () => {
  const matter = (line: string): string => `---\n${line}\n---\n`;
  it.each([
    ['docs/guide/hooks.mdx', '', '/docs/guide/hooks'],
    ['docs/intro.md', '', '/docs/intro'],
    ['docs/intro.mdx', matter('slug: /'), '/docs'],
    ['docs/guide/index.mdx', '', '/docs/guide'],
    ['docs/guide/hooks.mdx', matter('slug: service-hooks'), '/docs/guide/service-hooks'],
    ['docs/guide/hooks.mdx', matter('slug: /hooks'), '/docs/hooks'],
    ['docs/guide/hooks.mdx', matter('id: other'), '/docs/guide/other'],
    ['blog/2025-01-01-arkos.mdx', matter('slug: arkos'), '/blog/arkos'],
    ['blog/2025-01-01-arkos.mdx', '', undefined],
    ['src/pages/markdown-page.mdx', '', '/markdown-page'],
    ['src/pages/components/index.mdx', '', '/components'],
  ])('of %s with %j is %s', (file, text, route) => {
    expect(routeOf({page: file, text})).toBe(route);
  });

  it('takes the docs from another folder', () => {
    expect(routeOf({page: 'site/pages/a.mdx', text: ''}, 'site/pages')).toBe('/docs/a');
  });
});
