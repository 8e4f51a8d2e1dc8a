import type {ReferencePart} from '../../components/ReferenceTable/data';

/** A name that does not exist, with all that do. */
export class UnknownName extends Error {
  public override readonly name = 'UnknownName';

  public constructor(
    message: string,
    /** What could have been meant. */
    public readonly known: readonly string[],
  ) {
    super(message);
  }
}

/**
 * A paragraph of a cell.
 *
 * @param value - Its text (Markdown).
 */
export const paragraph = (value: string): ReferencePart => ({text: value});

/**
 * A paragraph that is not always there.
 *
 * @param value - Its text (Markdown).
 */
export const remark = (value: string | undefined): ReferencePart[] =>
  value === undefined ? [] : [paragraph(value)];

/**
 * A paragraph with a label, if there is something to say.
 *
 * @param label - What stands before it.
 * @param value - Its text (Markdown).
 */
export const labelled = (label: string, value: string | undefined): ReferencePart[] =>
  value === undefined ? [] : [{label, text: value}];

/**
 * Marks a text as code.
 *
 * @param value - A name.
 * @returns Markdown.
 */
export const code = (value: string | undefined): string | undefined => value && `\`${value}\``;
