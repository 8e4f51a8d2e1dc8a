import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';
import {createChecker, type SampleChecker} from '../../../src/samples/check';
import {toJavaScript} from '../../../src/samples/javascript';
import {formatFinding} from '../../../src/samples/sample';

const page = [
  '# Page',
  '',
  '```ts title="src/routers/a.router.ts"',
  "import {Router} from 'express';",
  '',
  'const router: Router = Router();',
  '',
  'export default router;',
  '```',
].join('\n');

const findings = (checker: SampleChecker): string[] =>
  checker
    .checkPages([{page: 'docs/guide/x.mdx', text: page}])
    .flatMap((report) => report.findings.map(formatFinding));

describe('the JavaScript form of a sample', {timeout: 240_000}, () => {
  it('passes when it runs', () => {
    expect(findings(createChecker({root}))).toEqual([]);
  });

  it.each([
    [
      'keeps an import',
      "import {Router} from 'express';\n",
      /^docs\/guide\/x\.mdx:4:1 As JavaScript: ESM/,
    ],
    ['lost a name', '', /^docs\/guide\/x\.mdx:6:24 As JavaScript: Cannot find name 'Router'/],
    [
      'requires what is not exported',
      "const {Routr: Router} = require('express');\n",
      /^docs\/guide\/x\.mdx:4:1 As JavaScript: '"express"' has no exported member named 'Routr'/,
    ],
  ])('is rejected when it %s', (_what, first, message) => {
    const derive: typeof toJavaScript = (code) => {
      if (!code.includes('const router: Router')) return toJavaScript(code);
      const end = code.indexOf('\n') + 1;
      const type = code.indexOf(': Router');
      const edits = [
        {start: 0, end, text: first},
        {start: type, end: type + ': Router'.length, text: ''},
      ];
      return {code: first + code.slice(end, type) + code.slice(type + ': Router'.length), edits};
    };
    const [found] = findings(createChecker({root, derive}));
    expect(found).toMatch(message);
  });
});
