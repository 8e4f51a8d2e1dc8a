import path from 'node:path';

import type {Reporter, TestCase, TestModule} from 'vitest/node';

import {root} from '../../src/root';

/** What is read of a test. */
export type TriedTest = Pick<TestCase, 'fullName' | 'diagnostic' | 'result'>;

/** Why the first try failed, and where: `message (file:line)`. */
function reasonOf(test: TriedTest): string {
  const [error] = test.result().errors ?? [];
  const [line] = error?.message.split('\n') ?? [];
  const place = error?.stacks?.find(({file}) => file.startsWith(path.join(root, 'tests')));
  return place ? `${line} (${path.relative(root, place.file)}:${place.line})` : `${line}`;
}

/**
 * Lists the tests that passed, but not at the first try.
 *
 * @param tests - In the order of the list
 * @returns Two lines a test, its name and why it failed; empty when there are none
 */
export const flakyTests = (tests: readonly TriedTest[]): string =>
  tests
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `  ${test.fullName}\n    ${reasonOf(test)}`)
    .join('\n');

/** Says at the end of a run which tests had to be tried again: each is a fault to look for. */
export default class FlakyTestsReporter implements Reporter {
  public onTestRunEnd(modules: readonly TestModule[]): void {
    const list = flakyTests(modules.flatMap(({children}) => [...children.allTests()]));
    if (list)
      console.log(`\nThese tests failed at the first try and passed at the second:\n${list}`);
  }
}
