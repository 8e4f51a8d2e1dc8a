export {missingPage, routeKey, visitPages} from '../../built/pages';
export {readPages, writeIndex} from '../../search/build/files';
export {writeCards} from '../cards/write';
export {toItem} from '../feeds/items';
export {writeTwins} from '../markdown/write';
export {rewriteStyles} from '../styles/rewrite';

/** Steps of this process, by name. */
const steps = new Map<string, Promise<void>>();

/** Runs a step under a name that later steps can wait for. */
export function step(name: string, run: () => Promise<void>): Promise<void> {
  const running = run();
  steps.set(name, running);
  return running;
}

/**
 * Waits for a step.
 *
 * @throws Error when the step has not started, and whatever the step throws
 */
export async function after(name: string): Promise<void> {
  const running = steps.get(name);
  if (!running) throw new Error(`The plugin ${name} must come earlier in docusaurus.config.ts.`);
  await running;
}
