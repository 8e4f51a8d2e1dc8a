/** Breaks texts into lines. */

/** How wide a text is, in pixels. */
export type Measure = (text: string) => number;

/** Room for a text. */
export interface Room {
  readonly width: number;
  /** Most lines; what does not fit ends in an ellipsis. */
  readonly lines: number;
}

/**
 * Breaks a text at spaces.
 *
 * @param text - Words
 * @param room - See {@link Room}
 * @param measure - Measures in the font of the text
 * @returns The lines, each as wide as the room at most
 */
export function breakLines(text: string, {width, lines}: Room, measure: Measure): string[] {
  const broken: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = broken.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  if (broken.length <= lines) return broken;
  const words = (broken[lines - 1] ?? '').split(' ');
  while (words.length > 1 && measure(`${words.join(' ')}…`) > width) words.pop();
  return [...broken.slice(0, lines - 1), `${words.join(' ').replace(/[.,;:]$/, '')}…`];
}
