/**
 * Marked text as data. Providers answer with escaped HTML in which only the marks are markup; cut
 * into pieces it can be put on a page as text, so that nothing in a record ever becomes markup.
 */

/** A stretch of text, marked or not. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** The tags every request of this site asks for. */
export const markTags = {pre: '<mark>', post: '</mark>'} as const;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/**
 * Cuts a marked value into its pieces.
 *
 * @param html - Escaped text with {@link markTags} around its matches. Any other tag is text.
 * @returns The pieces in order, none of them empty.
 */
export function textParts(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let marked = false;
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === markTags.pre) {
      marked = true;
    } else if (piece === markTags.post) {
      marked = false;
    } else if (piece !== '') {
      parts.push({text: decode(piece), marked});
    }
  }
  return parts;
}

/**
 * The text of a marked value without its marks.
 *
 * @param html - As for {@link textParts}.
 */
export function plainText(html: string): string {
  return textParts(html)
    .map(({text}) => text)
    .join('');
}
