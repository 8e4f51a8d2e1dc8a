import ts from 'typescript';

import type {Excerpt} from '../../bookshop/regions';

/**
 * Finds the imports that a part of a file needs, so that a quote is a whole sample.
 *
 * @param whole - The file without markers.
 * @param part - An excerpt of it. One that was moved to the left stands inside of something, and is
 * no sample of its own; one that has imports says itself what it shows.
 * @returns Lines of the file, from 0, in order; those of each import of which the part uses a name.
 */
export function importsFor(whole: string, part: Excerpt): number[] {
  if (part.margin > 0) return [];
  const source = ts.createSourceFile('quoted.ts', whole, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const first = part.line;
  const last = part.line + part.text.split('\n').length - 1;
  const imports = source.statements.filter(ts.isImportDeclaration);
  if (imports.some((one) => lineOf(one.getStart()) >= first && lineOf(one.getStart()) <= last))
    return [];

  const used = new Set<string>();
  const collect = (node: ts.Node): void => {
    const line = lineOf(node.getStart());
    if (ts.isIdentifier(node) && line >= first && line <= last) used.add(node.text);
    ts.forEachChild(node, collect);
  };
  source.statements.filter((one) => !ts.isImportDeclaration(one)).forEach(collect);

  return imports
    .filter(({importClause}) => namesOf(importClause).some((name) => used.has(name)))
    .flatMap((one) => {
      const from = lineOf(one.getStart());
      return Array.from({length: lineOf(one.getEnd()) - from + 1}, (_, index) => from + index);
    });
}

function namesOf(clause: ts.ImportClause | undefined): string[] {
  const {name, namedBindings} = clause ?? {};
  const own = name ? [name.text] : [];
  if (!namedBindings) return own;
  if (ts.isNamespaceImport(namedBindings)) return [...own, namedBindings.name.text];
  return [...own, ...namedBindings.elements.map((element) => element.name.text)];
}
