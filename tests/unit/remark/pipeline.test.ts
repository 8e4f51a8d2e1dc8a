import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';

import {hoverTypes} from '../../../src/remark/hover-types';
import {quoteRegions} from '../../../src/remark/quote-regions';
import {toJavaScript} from '../../../src/remark/javascript-tabs';
import {root, run} from './support';

describe('steps together', () => {
  it(
    'looks up the names of a quoted part of a statement in its whole file',
    {timeout: 240_000},
    async () => {
      const quote = quoteRegions({root});
      const hover = hoverTypes({root});
      const both = async (...args: Parameters<typeof quote>): Promise<Root> => {
        await quote(...args);
        await hover(...args);
        return args[0];
      };
      const text = await run(both, '```ts file="src/app.ts" region="authentication"\n```\n');
      expect(text).toContain('<HoverCode');
      expect(text).toContain('[0,0,14,0]');
      expect(text).toContain('Where permissions come from');
    },
  );
});

describe('toJavaScript', () => {
  it('has none for a part of a statement, for decorators and for syntax that is compiled', async () => {
    expect(await toJavaScript("mode: 'static' as const,\n},")).toBeUndefined();
    expect(await toJavaScript('class A {\n  @B() c: string;\n}')).toBeUndefined();
    expect(await toJavaScript('enum A {B}')).toBeUndefined();
  });

  it('keeps comments and leaves out what only types need', async () => {
    expect(
      await toJavaScript("import {A} from 'a';\n\n// Why.\nexport const b = (a: A) => a;"),
    ).toBe('// Why.\nexport const b = (a) => a;');
  });
});
