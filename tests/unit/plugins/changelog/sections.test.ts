import {expect, test} from 'vitest';

import {isVersion, sectionsOf} from '../../../../src/plugins/changelog/sections';

test('the sections of a post are its second-level headings outside of samples', () => {
  const post = `## Hooks {#hooks}

### Smaller {#smaller}

\`\`\`md
## Not a heading {#code}
\`\`\`

## Without \`an\` anchor

## Upgrade from 1.2 {#upgrade}
`;
  expect(sectionsOf(post)).toEqual([
    {title: 'Hooks', id: 'hooks'},
    {title: 'Without an anchor', id: 'without-an-anchor'},
    {title: 'Upgrade from 1.2', id: 'upgrade'},
  ]);
});

test('titles are plain text, and anchors those of Docusaurus', () => {
  const post = '### Fixes\n\n## Fixes\n\n## See [docs](/x) and **more**\n\n## A _b_ {#own}\n';
  expect(sectionsOf(post)).toEqual([
    {title: 'Fixes', id: 'fixes-1'},
    {title: 'See docs and more', id: 'see-docs-and-more'},
    {title: 'A b', id: 'own'},
  ]);
});

test.each(['1.3.0', '1.3.0-beta', '1.4.0-beta.1'])('%s is a version', (version) => {
  expect(isVersion(version)).toBe(true);
});

test.each(['1.3', 'v1.3.0', '1.3.0-', '1.3.0-beta.', '1.3.0 beta'])('%s is none', (version) => {
  expect(isVersion(version)).toBe(false);
});
