import {expect, test} from 'vitest';
import {root} from '../../../src/root';
import {readAnchorIndex} from '../../../src/remark/reference/anchor-index';
import {checkLinks} from '../../../src/samples/links';

const hooks = {
  page: 'docs/guide/service-hooks.mdx',
  text: '---\ntitle: Hooks\n---\n\n## Change data {#change-data}\n',
};

const linksIn = async (text: string) => {
  const page = {page: 'docs/guide/here.mdx', text};
  const found = checkLinks(root, [page], [page, hooks], await readAnchorIndex(root));
  return found.map(({line, column, message, fix}) => `${line}:${column} ${message} → ${fix}`);
};

test('links to pages, headings, rows of tables and generated pages are right', async () => {
  expect(
    await linksIn(`## Top {#top}

[a](/docs/guide/service-hooks) [b](/docs/guide/service-hooks#change-data) [c](#top)
[d](/docs/category/guide) [e](/blog/tags) [f](https://example.com/docs/guide)
[g](/docs/guide/service-hooks?from=here#change-data) [h](/docs/guide/service%2Dhooks) [i](?q=x#top)
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

test('keywords, relative links, files, definitions and files of the framework are checked too', async () => {
  const sources = 'https://github.com/Uanela/arkos';
  expect(
    await linksIn(`---
keywords:
  - plain word
  - 'right #top'
  - 'wrong #topp'
---

## Top {#top}

[a](./service-hooks.mdx#change-data) [b](service-hook.mdx) ![c](/img/logo.svg) ![d](/img/logos.svg)
[e](https://www.arkosjs.com/docs/guide/service-hook) <a href="/docs/guide/hooks">f</a> \`[g](/nowhere)\`
[h](${sources}/blob/v1.3.10-beta/packages/arkos/src/app.ts) [i](${sources}/blob/v1.3.10-beta/packages/arkos/src/apps.ts)
[j](${sources}/tree/v1.3.9-beta)

[k]: /docs/guide/service-hookz
`),
  ).toEqual([
    "5:12 '/docs/guide/here' has no anchor 'topp' → did you mean 'top'?",
    "10:42 There is no page 'service-hook.mdx' → see docs",
    "10:85 There is no page '/img/logos.svg' → see docs",
    "11:5 There is no page '/docs/guide/service-hook' → did you mean '/docs/guide/service-hooks'?",
    "11:63 There is no page '/docs/guide/hooks' → did you mean '/docs/guide/here'?",
    "12:86 Nothing was recorded from 'packages/arkos/src/apps.ts' of the framework → did you mean 'packages/arkos/src/app.ts'?",
    "13:5 The docs describe v1.3.10-beta, not 'v1.3.9-beta' → link to v1.3.10-beta",
    "15:6 There is no page '/docs/guide/service-hookz' → did you mean '/docs/guide/service-hooks'?",
  ]);
});
