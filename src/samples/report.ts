import type {Diagnostic, Sample} from './sample';

/**
 * Takes what a checker finds in one sample.
 *
 * @param line - In the sample, counted from 0.
 * @param column - In that line, counted from 0.
 */
export type Report = (
  line: number,
  column: number,
  code: string,
  message: string,
  fix: string,
) => void;

/**
 * Runs a checker over a sample.
 *
 * @param sample - The sample, for the positions of its diagnostics.
 * @param check - The checker.
 * @returns What it reported, in order.
 */
export function runChecker(sample: Sample, check: (report: Report) => void): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  check((line, column, code, message, fix) =>
    diagnostics.push({sample, line, column, code, message, fix}),
  );
  return diagnostics;
}
