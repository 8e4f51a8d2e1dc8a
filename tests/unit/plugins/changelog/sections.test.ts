import {expect, test} from 'vitest';

import {sectionsOf} from '../../../../src/plugins/changelog/sections';

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
