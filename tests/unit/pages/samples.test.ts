import {beforeAll, expect, test} from 'vitest';

import {root} from '../../../src/root';
import {samples} from '../../../src/pages/_samples';
import {createChecker, type SampleChecker} from '../../../src/samples/check';
import {ensurePrismaClient} from '../../../src/bookshop/prisma-client';
import {formatFinding} from '../../../src/samples/sample';

let checker: SampleChecker;

beforeAll(async () => {
  await ensurePrismaClient();
  checker = createChecker({root});
}, 180_000);

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const findings = (text: string): string[] =>
  checker
    .checkPages([{page: 'docs/home.mdx', text}])
    .flatMap((report) => report.findings.map((finding) => formatFinding(finding)));

test('the samples of the home page compile', () => {
  const text = [
    fence('ts title="src/modules/book/book.hooks.ts"', samples.hooks),
    fence('ts title="src/server.ts"', samples.handwritten),
  ].join('\n');
  expect(findings(text)).toEqual([]);
});

test('a wrong one does not', () => {
  const wrong = samples.hooks.replaceAll('isbn', 'isbm');
  const [first] = findings(fence('ts title="src/modules/book/book.hooks.ts"', wrong));
  expect(first).toContain('isbm');
});
