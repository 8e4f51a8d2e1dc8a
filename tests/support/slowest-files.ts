import type {Reporter, TestModule} from 'vitest/node';

/** How many files are listed. */
const count = 10;

/** A test file, and how long its tests and their setup took. */
export interface TimedFile {
  readonly name: string;
  readonly milliseconds: number;
}

/**
 * Lists the files that took longest.
 *
 * @param files - In any order
 * @returns One line a file, the longest first
 */
export function slowestFiles(files: readonly TimedFile[]): string {
  return [...files]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({name, milliseconds}) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');
}

/** Says at the end of a run which files took longest. */
export default class SlowestFilesReporter implements Reporter {
  public onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const {setupDuration, collectDuration, duration} = module.diagnostic();
      return {
        name: `${module.project.name} ${module.relativeModuleId}`,
        milliseconds: setupDuration + collectDuration + duration,
      };
    });
    if (files.length > 1) console.log(`\nThe files that took longest:\n${slowestFiles(files)}`);
  }
}
