/** Where a page asks for the findings, below the base URL; only `npm start` answers there. */
export const findingsPath = '__samples';

/** Exit status of the worker when its own code has changed. */
export const restartExitCode = 75;

/** A finding as the page gets it. */
export interface PageFinding {
  /** `file:line:column message → fix`. */
  readonly text: string;
  /** Where the page is shown; empty when it is not. */
  readonly route: string;
}
