import ts from 'typescript';

/** What the comment over a declaration says. */
export interface Doc {
  /** What it is (Markdown). */
  readonly summary: string;
  /** What surprises (Markdown). */
  readonly remarks?: string;
  /** What holds without it (Markdown). */
  readonly default?: string;
  /** What a number counts. */
  readonly unit?: string;
  /** Environment variables that feed it. */
  readonly env?: string;
  /** What a call returns (Markdown). */
  readonly returns?: string;
  /** What a call throws (Markdown). */
  readonly throws: readonly string[];
  /** Meaning of each parameter by name (Markdown). */
  readonly params: ReadonlyMap<string, string>;
}

function commentText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('*\\/', '*/')
    .trim();
}

/**
 * Reads the comment over a declaration.
 *
 * @param node - The declaration.
 * @returns What its summary and its block tags say.
 */
export function docOf(node: ts.Node): Doc {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const last = comments.at(-1);
  const tags = [...ts.getJSDocTags(node)];
  const texts = (name: string): string[] =>
    tags.filter(({tagName}) => tagName.text === name).map(({comment}) => commentText(comment));
  const params = new Map(
    tags
      .filter(ts.isJSDocParameterTag)
      .map(({name, comment}) => [name.getText(), commentText(comment).replace(/^-\s*/, '')]),
  );
  const one = (name: string): string | undefined => texts(name)[0];
  return {
    summary: commentText(last?.comment),
    remarks: one('remarks'),
    default: one('defaultValue'),
    unit: one('unit'),
    env: one('env'),
    returns: one('returns'),
    throws: texts('throws'),
    params,
  };
}
