import {expect, test} from 'vitest';
import {root} from '../../../src/root';
import {findDocumented} from '../../../src/remark/reference/documented';
import {checkLinks} from '../../../src/samples/links';

const hooks = {
  page: 'docs/guide/service-hooks.mdx',
  text: '---\ntitle: Hooks\n---\n\n## Change data {#change-data}\n',
};

const linksIn = async (text: string) => {
  const page = {page: 'docs/guide/here.mdx', text};
  const found = checkLinks(root, [page], [page, hooks], await findDocumented(root));
  return found.map(({line, column, message, mend}) => `${line}:${column} ${message} → ${mend}`);
};

test('links to pages, headings, rows of tables and generated pages are right', async () => {
  expect(
    await linksIn(`## Top {#top}

[a](/docs/guide/service-hooks) [b](/docs/guide/service-hooks#change-data) [c](#top)
[d](/docs/category/guide) [e](/blog/tags) [f](https://example.com/docs/guide)
`),
  ).toEqual([]);
});

test('a page or an anchor that does not exist is found, except in code', async () => {
  expect(
    await linksIn(`[a](/docs/guide/service-hook)
[b](/docs/guide/service-hooks#change-dat)
[c](#topp)

## Top {#top}

\`\`\`md
[d](/docs/nowhere)
\`\`\`
`),
  ).toEqual([
    "1:5 There is no page '/docs/guide/service-hook' → did you mean '/docs/guide/service-hooks'?",
    "2:5 '/docs/guide/service-hooks' has no anchor 'change-dat' → did you mean 'change-data'?",
    "3:5 '/docs/guide/here' has no anchor 'topp' → did you mean 'top'?",
  ]);
});
