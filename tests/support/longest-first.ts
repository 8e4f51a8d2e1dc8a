import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** The files that take longest, the longest first: see the end of a run. */
const longest = [
  'tests/browser/offline.test.ts',
  'tests/browser/routes-desktop.test.ts',
  'tests/browser/routes-phone.test.ts',
  'tests/browser/search-page.test.ts',
  'tests/browser/search-modal/results.test.ts',
  'tests/browser/explorer.test.ts',
  'tests/unit/samples/mutation.test.ts',
  'tests/browser/reference.test.ts',
  'tests/browser/chrome/places.test.ts',
  'tests/browser/visual/desktop.test.ts',
  'tests/build/search-start.test.ts',
];

/** Starts with the files that take longest, so that at the end no worker is left alone with one. */
export default class LongestFirst extends BaseSequencer {
  public override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({moduleId}: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(name));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
