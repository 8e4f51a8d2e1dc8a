import {mkdtemp, mkdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {checkContract, checkPage} from '../../../../src/commands/check/contract';

const prose = Array.from({length: 60}, () => 'Every book has an author.').join(' ');

const goodPage = `---
title: List books
description: Ask the bookshop for its books, page by page, and read what comes back from it.
type: how-to
sources:
  - packages/arkos/src/app.ts
---

This page lists books. You want it when a shop has more than one.

## What you need {#what-you-need}

${prose}

\`\`\`ts title="src/app.ts"
import arkos from 'arkos';

arkos.init();
\`\`\`

\`\`\`http
GET /api/books HTTP/1.1
\`\`\`

\`\`\`json
{"total": 1}
\`\`\`

## Errors {#errors}

None in this fixture.

## Next steps {#next-steps}

- [Install](/docs/intro) to run it.
- [Configure](/docs/intro) to change it.
`;

const messages = (text: string) => checkPage('docs/page.mdx', text).map(({message}) => message);

test('a page that keeps the contract has no finding', () => {
  expect(messages(goodPage)).toEqual([]);
});

describe('each broken line of the contract is found', () => {
  test.each<[string, (page: string) => string, RegExp]>([
    ['no front matter', (page) => page.replace(/^---[\s\S]*?---\n/, ''), /no front matter/],
    ['no title', (page) => page.replace(/^title.*\n/m, ''), /title is missing/],
    [
      'short description',
      (page) => page.replace(/^description.*$/m, 'description: Short'),
      /5 characters/,
    ],
    ['unknown type', (page) => page.replace('how-to', 'essay'), /type is "essay"/],
    [
      'a word of the glossary',
      (page) => page.replace('Every book', 'The server refuses a user name. Every book'),
      /"refuses" is not in the glossary/,
    ],
    [
      'British spelling',
      (page) => page.replace('Every book', 'Every colour'),
      /"colour" is not in the glossary/,
    ],
    [
      'four boxes',
      (page) => page.replace('None in', `${':::note\n\nA box.\n\n:::\n\n'.repeat(4)}None in`),
      /has 4 boxes/,
    ],
    [
      'a box before its subject',
      (page) => page.replace('None in', ':::warning\n\nA box.\n\n:::\n\nNone in'),
      /first thing in its section/,
    ],
    ['no sources', (page) => page.replace(/^sources:\n.*\n/m, ''), /sources is empty/],
    [
      'foreign source',
      (page) => page.replace('packages/arkos/src/app.ts', 'somewhere.ts'),
      /not a file of the framework/,
    ],
    [
      'long opening',
      (page) => page.replace('This page', 'One. Two. Three. This page'),
      /three sentences/,
    ],
    [
      'opening is a heading',
      (page) => page.replace(/This page.*\n/, ''),
      /does not begin with a paragraph/,
    ],
    ['second title', (page) => page.replace('## Errors', '# Errors'), /second title/],
    ['skipped level', (page) => page.replace('## Errors', '#### Errors'), /skips a level/],
    ['no heading id', (page) => page.replace(' {#errors}', ''), /no id/],
    ['title case', (page) => page.replace('## What you need', '## What You Need'), /title case/],
    ['untitled sample', (page) => page.replace(' title="src/app.ts"', ''), /no title/],
    ['no language', (page) => page.replace('```http', '```'), /no language/],
    ['long sample', (page) => page.replace('arkos.init();', 'arkos.init();\n'.repeat(30)), /lines/],
    [
      'prompt',
      (page) => page.replace('## Errors', '```bash\n$ npm start\n```\n\n## Errors'),
      /prompt/,
    ],
    [
      'banned word',
      (page) => page.replace('Every book', 'Simply every book'),
      /"Simply" is a word/,
    ],
    ['too short', (page) => page.replace(prose, 'Little.'), /words of prose/],
    ['too long', (page) => page.replace(prose, `${prose} `.repeat(5)), /words of prose/],
    [
      'late sample',
      (page) => page.replace('```ts', `${'\n'.repeat(70)}\`\`\`ts`),
      /No sample within 60/,
    ],
    ['no needs', (page) => page.replace('## What you need', '## Before'), /What you need/],
    ['no errors', (page) => page.replace('## Errors', '## Faults'), /"Errors"/],
    ['no next steps', (page) => page.replace('## Next steps', '## Links'), /does not end with/],
    ['one next step', (page) => page.replace(/^- \[Configure.*\n/m, ''), /has 1 links/],
    ['broken MDX', (page) => `${page}\n<Open>\n`, /Expected a closing tag/],
  ])('%s', (_name, spoil, expected) => {
    const broken = spoil(goodPage);
    expect(broken).not.toBe(goodPage);
    expect(messages(broken).join('\n')).toMatch(expected);
  });
});

test('a finding names the line', () => {
  const line = goodPage.split('\n').findIndex((row) => row.startsWith('Every book')) + 1;
  const [finding] = checkPage('docs/page.mdx', goodPage.replace('Every book', 'Easy: every book'));
  expect(finding).toMatchObject({file: 'docs/page.mdx', line});
});

test('no page at all is an error, not a pass', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'contract-'));
  await mkdir(path.join(empty, 'docs'));
  await expect(checkContract(empty)).rejects.toThrow(/no page/);
});
