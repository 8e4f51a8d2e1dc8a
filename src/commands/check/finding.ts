/** One thing to mend. */
export interface Finding {
  /** Path relative to the repository. */
  file: string;
  /** Line, counted from 1. */
  line: number;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  mend: string;
}

/**
 * Prints a finding the way editors and terminals make it a link.
 *
 * @param finding - what to print
 * @returns `file:line message → mend`
 */
export function formatFinding({file, line, message, mend}: Finding): string {
  return `${file}:${line} ${message} → ${mend}`;
}
