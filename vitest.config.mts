import {defineConfig} from 'vitest/config';

import LongestFirst from './tests/support/longest-first';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    maxWorkers: 2,
    hookTimeout: 60_000,
    sequence: {sequencer: LongestFirst},
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      './tests/support/slowest-files.ts',
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
          testTimeout: 60_000,
        },
      },
    ],
  },
});
