import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/**
 * The files that take longest, the longest first (see the end of a run), and before them the first of
 * those that share a built site, so that no other waits for its build.
 */
const longest = [
  'tests/browser/search-page.test.ts',
  'tests/browser/offline.test.ts',
  'tests/browser/routes-desktop.test.ts',
  'tests/browser/routes-phone.test.ts',
  'tests/browser/search-modal/results.test.ts',
  'tests/browser/chrome/parts.test.ts',
  'tests/unit/samples/mutation.test.ts',
  'tests/browser/explorer.test.ts',
  'tests/browser/reference.test.ts',
  'tests/browser/chrome/places.test.ts',
  'tests/browser/visual/desktop.test.ts',
  'tests/build/search-start.test.ts',
];

/** Starts with the files that take longest, so that at the end no worker is left alone with one. */
class LongestFirst extends BaseSequencer {
  public override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({moduleId}: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(name));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    maxWorkers: 2,
    // The files of a project share two processes, which load a module once. With a process for each file
    // the unit tests took 1.6 times as long.
    isolate: false,
    hookTimeout: 60_000,
    sequence: {sequencer: LongestFirst},
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      './tests/support/slowest-files.ts',
      './tests/support/flaky-tests.ts',
    ],
    // A busy machine takes its time to end Chromium and the servers.
    teardownTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/support/setup-build.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/setup.ts'],
          setupFiles: ['tests/browser/support/setup-file.ts'],
          testTimeout: 60_000,
          // A browser on a busy machine; what needed the second try is listed at the end of the run.
          retry: 1,
        },
      },
    ],
  },
});
