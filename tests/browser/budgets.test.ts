import {afterAll, beforeAll, expect, test} from 'vitest';

import {serveBrotli, type BrotliHost} from '../../src/commands/support/brotli-host';
import {buildDir} from '../support/build';
import {addUp, inlineBytes, weighPage} from '../../src/commands/support/page-weight';
import {visit} from './support/page';

let host: BrotliHost;

beforeAll(async () => {
  host = await serveBrotli(buildDir());
});

afterAll(() => host.close());

test.each(['/docs/intro', '/docs/core-concepts/authentication-system'])(
  '%s requests with nothing pressed what its budget counts, and nothing else',
  async (route) => {
    host.takeSent();
    const page = await visit(route, {origin: host.url});
    await page.waitForLoadState('networkidle');
    const document = await page.evaluate(() => ({
      // The inline script adds a status region and rules for prefetching, which no file has.
      elements: window.document.querySelectorAll(
        ':not(.page-status, script[type="speculationrules"])',
      ).length,
      scripts: Array.from(window.document.scripts)
        .filter((script) => script.src === '')
        .map(({type, text}) => ({type, text})),
      styles: Array.from(window.document.querySelectorAll('style'), (style) => style.textContent),
    }));
    const sent = host.takeSent();
    expect(addUp(sent, inlineBytes(document), document.elements)).toEqual(
      await weighPage(buildDir(), route),
    );
  },
);
