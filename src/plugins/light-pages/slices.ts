import {textArrived} from './template';

/** The element that holds the text of a page, which React leaves alone. */
const textStart = /<div\b[^>]*\sdata-content\b[^>]*>/;

/** The start of a heading of the text, or of any other element. */
const startTag = /<(h[23]\b[^>]*\bclass="?anchor\b|[a-z])/g;

/**
 * So many elements are styled and laid out at once. Smaller slices make no shorter task, because that of the
 * frame stays, and each costs a layout of its own.
 */
const sliceSize = 250;

/**
 * Lets the browser lay out a long page in slices while it parses it, instead of all of it in one task
 * before it paints anything: between headings the inline script sets the state of what is there
 * (`src/client/page/index.ts`).
 *
 * @param html - A built page.
 * @returns The page; the same where it has no text that React leaves alone.
 */
export function sliceLayout(html: string): string {
  const start = textStart.exec(html);
  if (!start) return html;
  const end = start.index + start[0].length;
  // What is before the text fills the first slice.
  let elements = sliceSize;
  const text = html.slice(end).replaceAll(startTag, (tag) => {
    const isSlice = tag.includes('anchor') && elements >= sliceSize;
    elements = isSlice ? 1 : elements + 1;
    return isSlice ? textArrived + tag : tag;
  });
  return html.slice(0, end) + text;
}
