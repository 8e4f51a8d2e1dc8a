/** What is known of a name in a sample. */
export interface HoverTip {
  /** Its type, as an editor shows it. */
  readonly type: string;
  /** What it is, one paragraph; `code` is the only markup. */
  readonly summary: string;
  /** Its entry in the reference, where there is one. */
  readonly href?: string;
}

/** Where a name stands: line and column from 0, its length, and the number of its tip. */
export type HoverMark = readonly [line: number, column: number, length: number, tip: number];

/** At most so many names of a sample have tips: the style sheet has one rule for each. */
export const mostTips = 40;
