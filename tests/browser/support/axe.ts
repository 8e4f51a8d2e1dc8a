import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type axeCore from 'axe-core';
import type {AxeResults, RunOptions} from 'axe-core';
import type {Page} from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A page has thousands of elements that pass; that there are some is all one has to know.
  resultTypes: ['violations'],
  // Nothing here has audio or video, and rules about style sheets are not among these.
  preload: false,
};

/**
 * Looks for accessibility faults: WCAG 2.2 A and AA and axe's best practices.
 *
 * @param page - An opened page, in the state to be judged
 * @param selector - Judge only what is inside this element
 * @returns One line a violation and element, empty when there is none
 * @throws Error when axe judged nothing, so that an empty page cannot pass
 */
export async function axe(page: Page, selector?: string): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate<
    Pick<AxeResults, 'violations'> & {judged: number},
    {selector?: string; options: RunOptions}
  >(
    async (given) => {
      const {axe: engine} = window as unknown as {axe: typeof axeCore};
      const run = (selectors: boolean) =>
        engine.run(given.selector ?? document, {...given.options, selectors});
      // A selector for each element that passes costs much; only those of a violation are read.
      const quick = await run(false);
      const {violations, passes} = quick.violations.length > 0 ? await run(true) : quick;
      return {violations, judged: passes.length};
    },
    {selector, options},
  );
  if (results.judged === 0) throw new Error(`axe judged nothing on ${page.url()}`);

  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${violation.help})`),
  );
}
