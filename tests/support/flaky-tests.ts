import type {Reporter, TestCase, TestModule} from 'vitest/node';

/** What is read of a test. */
export type TriedTest = Pick<TestCase, 'fullName' | 'diagnostic'>;

/**
 * Lists the tests that passed, but not at the first try.
 *
 * @param tests - In the order of the list
 * @returns One line a test; empty when there are none
 */
export const flakyTests = (tests: readonly TriedTest[]): string =>
  tests
    .filter((test) => test.diagnostic()?.flaky)
    .map(({fullName}) => `  ${fullName}`)
    .join('\n');

/** Says at the end of a run which tests had to be tried again: each is a fault to look for. */
export default class FlakyTestsReporter implements Reporter {
  public onTestRunEnd(modules: readonly TestModule[]): void {
    const list = flakyTests(modules.flatMap(({children}) => [...children.allTests()]));
    if (list)
      console.log(`\nThese tests failed at the first try and passed at the second:\n${list}`);
  }
}
