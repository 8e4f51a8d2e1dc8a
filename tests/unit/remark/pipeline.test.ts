import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';

import {hoverTypes} from '../../../src/remark/hover-types';
import {quoteRegions} from '../../../src/remark/quote-regions';
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
      expect(text).toContain('Where permissions live');
    },
  );
});
