/** A place where the declared surface or the data and the package do not say the same. */
export interface Difference {
  /** The check that found it, such as `types` or `error codes`. */
  readonly check: string;
  /** Where ours stands: path from the root of this repository, colon, line. */
  readonly place: string;
  /** What we say; `(nothing)` when it is missing on our side. */
  readonly ours: string;
  /** What the package says; `(nothing)` when it is missing there. */
  readonly theirs: string;
}

/** What a check looked at and what it found. */
export interface CheckResult {
  /** Name of the check. */
  readonly check: string;
  /** How many things were compared; a check that compared nothing has failed. */
  readonly compared: number;
  readonly differences: readonly Difference[];
  /** What could not be checked, and why. */
  readonly notes?: readonly string[];
}

/** Stands for a thing that one of the two sides does not have. */
export const nothing = '(nothing)';

/**
 * Writes a difference on one line.
 *
 * @param difference - The difference.
 * @returns `file:line  ours: …  theirs: …`.
 */
export function formatDifference({check, place, ours, theirs}: Difference): string {
  return `${place}  [${check}]  ours: ${ours}  theirs: ${theirs}`;
}

/**
 * Compares two sets of names.
 *
 * @param check - Name of the check.
 * @param ours - Our names, each with its place.
 * @param theirs - Names read off the package.
 * @param place - Where a name that we lack would belong.
 * @returns What was compared, and each name that only one side has.
 */
export function compareNames(
  check: string,
  ours: ReadonlyMap<string, string>,
  theirs: ReadonlySet<string>,
  place: string,
): CheckResult {
  const differences: Difference[] = [];
  for (const [name, where] of ours) {
    if (!theirs.has(name)) differences.push({check, place: where, ours: name, theirs: nothing});
  }
  for (const name of theirs) {
    if (!ours.has(name)) differences.push({check, place, ours: nothing, theirs: name});
  }
  return emptyGuard(
    {check, compared: new Set([...ours.keys(), ...theirs]).size, differences},
    ours,
    theirs,
    place,
  );
}

/**
 * Turns a comparison without input into a difference, so that no check passes by looking at nothing.
 *
 * @param result - The result so far.
 * @param ours - Our side.
 * @param theirs - Their side.
 * @param place - Where to look.
 * @returns The result, with a difference for each empty side.
 */
function emptyGuard(
  result: CheckResult,
  ours: {readonly size: number},
  theirs: {readonly size: number},
  place: string,
): CheckResult {
  const empty: Difference[] = [];
  if (ours.size === 0) {
    empty.push({check: result.check, place, ours: 'no rows at all', theirs: `${theirs.size} rows`});
  }
  if (theirs.size === 0) {
    empty.push({
      check: result.check,
      place,
      ours: `${ours.size} rows`,
      theirs: 'nothing was read off the package',
    });
  }
  return {...result, differences: [...empty, ...result.differences]};
}

/**
 * Compares two values.
 *
 * @param check - Name of the check.
 * @param place - Where ours stands.
 * @param ours - Our value.
 * @param theirs - Value read off the package.
 * @returns A difference, or null when they are the same.
 */
export function compareValues(
  check: string,
  place: string,
  ours: unknown,
  theirs: unknown,
): Difference | null {
  const left = show(ours);
  const right = show(theirs);
  return left === right ? null : {check, place, ours: left, theirs: right};
}

/**
 * Writes a value with the keys of objects sorted and patterns as they are written in code.
 *
 * @param value - Any value.
 * @returns Text that is the same for values that are the same.
 */
export function show(value: unknown): string {
  if (value === undefined) return nothing;
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return `Date(${value.toISOString()})`;
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${key}: ${show(inner)}`).join(', ')}}`;
  }
  return JSON.stringify(value);
}

/**
 * The exit code that results ask for.
 *
 * @param results - Results of all checks.
 * @returns 0 when every check compared something and found no difference, else 1.
 */
export function exitCode(results: readonly CheckResult[]): 0 | 1 {
  const passed =
    results.length > 0 &&
    results.every(({compared, differences}) => compared > 0 && differences.length === 0);
  return passed ? 0 : 1;
}
