/**
 * The steps between a page's Markdown and the page, in the order they have to run: quotes fill
 * fences, JavaScript is derived from them, and names are looked up in what is there then.
 *
 * @packageDocumentation
 */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {exchanges} from './exchanges';
import {hoverTypes} from './hover-types';
import {javascriptTabs} from './javascript-tabs';
import {quoteRegions} from './quote-regions';
import {references} from './references';
import type {StepOptions} from './support/root';

/** For `remarkPlugins` of docs, blog and pages. */
export const remarkSteps: readonly Plugin<[StepOptions?], Root>[] = [
  quoteRegions,
  javascriptTabs,
  hoverTypes,
  exchanges,
  references,
];
