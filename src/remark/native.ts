import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {importNatively} from '../native';
import type * as Steps from '.';
import type {StepOptions} from './support/root';

let loading: Promise<unknown> | undefined;

/**
 * The remark steps, for the configuration. They are loaded with the first page that is compiled: a
 * build in which no page has changed needs neither them nor the compilers that they use.
 *
 * @param options - Where the repository and its pages are.
 * @returns The transformer that runs all of them.
 */
export const remarkSteps: Plugin<[StepOptions?], Root> = (options) => {
  let run: ReturnType<typeof Steps.createSteps> | undefined;
  return async (tree, file) => {
    loading ??= importNatively('src/remark/index.ts');
    run ??= ((await loading) as typeof Steps).createSteps(options);
    await run(tree, file);
  };
};
