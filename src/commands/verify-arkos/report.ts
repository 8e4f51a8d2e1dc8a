/** A line where the declared surface and the package do not say the same. */
export interface Difference {
  /** The check that found it, such as `types` or `error codes`. */
  readonly check: string;
  /** Where ours stands: path from the root of this repository, colon, line. */
  readonly location: string;
  /** What we say; `(nothing)` when it is missing on our side. */
  readonly ours: string;
  /** What the package says; `(nothing)` when it is missing there. */
  readonly theirs: string;
}

/** What a check looked at and what it found. */
export class CheckResult {
  /** How many things were compared; a check that compared nothing has failed. */
  public compared = 0;
  public readonly differences: Difference[] = [];

  public constructor(
    /** Name of the check. */
    public readonly check: string,
  ) {}

  /**
   * Notes a difference.
   *
   * @param location - Where ours is.
   * @param ours - What we say.
   * @param theirs - What the package says.
   */
  public add(location: string, ours: string, theirs: string): void {
    this.differences.push({check: this.check, location, ours, theirs});
  }
}

/** Where a difference is that no declaration of ours is about. */
export const surfaceIndex = 'src/arkos/surface/index.ts:1';

/** Stands for a thing that one of the two sides does not have. */
export const nothing = '(nothing)';

/**
 * Writes a difference on one line.
 *
 * @param difference - The difference.
 * @returns `file:line  ours: …  theirs: …`.
 */
export function formatDifference({check, location, ours, theirs}: Difference): string {
  return `${location}  [${check}]  ours: ${ours}  theirs: ${theirs}`;
}

/**
 * Writes what was compared, with every difference.
 *
 * @param results - Results of all checks.
 * @returns A line for each check and each difference, and their number.
 */
export function formatResults(results: readonly CheckResult[]): string {
  const total = results.reduce((sum, {differences}) => sum + differences.length, 0);
  return [
    ...results.flatMap(({check, compared, differences}) => [
      `${check.padEnd(24)} ${String(compared).padStart(5)} compared, ${
        differences.length === 0 ? 'the same' : `${differences.length} differ`
      }`,
      ...differences.map((difference) => `  ${formatDifference(difference)}`),
    ]),
    total === 0 ? 'No difference.' : `${total} differences.`,
  ].join('\n');
}

/**
 * The exit code that results ask for.
 *
 * @param results - Results of all checks.
 * @returns 0 when every check compared something and found no difference, else 1.
 */
export function exitCode(results: readonly Pick<CheckResult, 'compared' | 'differences'>[]): 0 | 1 {
  const passed =
    results.length > 0 &&
    results.every(({compared, differences}) => compared > 0 && differences.length === 0);
  return passed ? 0 : 1;
}
