/**
 * The steps between a page's Markdown and the page, in the order they have to run: quotes fill
 * fences, JavaScript is derived from them, names are looked up in what is there then, and at last
 * every fence becomes HTML.
 *
 * @packageDocumentation
 */
import type {Root} from 'mdast';
import {type Plugin, unified} from 'unified';
import type {VFile} from 'vfile';

import {cellAlignment} from './cell-alignment';
import {codeBlocks} from './code-blocks';
import {exchanges} from './exchanges';
import {flows} from './flows';
import {glossary} from './glossary';
import {hoverTypes} from './hover-types';
import {javascript} from './javascript';
import {markedLines} from './marked-lines';
import {quoteRegions} from './quote-regions';
import {references} from './references';
import type {StepOptions} from './support/root';

const steps: readonly Plugin<[StepOptions?], Root>[] = [
  quoteRegions,
  markedLines,
  javascript,
  hoverTypes,
  exchanges,
  references,
  flows,
  codeBlocks,
  cellAlignment,
  glossary,
];

/**
 * Puts the steps in a row.
 *
 * @param options - Where the repository and its pages are.
 * @returns What runs all of them on the tree of a page.
 */
export function createSteps(options?: StepOptions): (tree: Root, file: VFile) => Promise<void> {
  const processor = unified();
  for (const step of steps) processor.use(step, options);
  return async (tree, file) => {
    await processor.run(tree, file);
  };
}
