/** The JavaScript form of a TypeScript sample: CommonJS, as Arkos.js 1.3 runs it in production. */
import ts from 'typescript';
import {type Edit, EditedText} from './javascript/edited-text';
import {layOut} from './javascript/layout';
import {removeLines} from './javascript/lines';
import {convertModule} from './javascript/modules';
import {
  hasModifier,
  isErased,
  isErasedExport,
  isTypeDeclaration,
  readNames,
  walk,
} from './javascript/syntax';
import {eraseTypes} from './javascript/types';

export type {Edit};

/** The JavaScript form of a sample. */
export interface JavaScript {
  readonly code: string;
  /** What turns the TypeScript text into `code`, in order and without overlaps. */
  readonly edits: readonly Edit[];
}

/**
 * Derives the JavaScript of a TypeScript sample.
 *
 * @param code - TypeScript.
 * @returns CommonJS JavaScript and the edits that produce it. Undefined when nothing differs, when
 * the text is not a complete program, and when Node.js cannot run it without a compiler (decorators,
 * enums) or not as CommonJS (`import.meta`, top-level `await`).
 */
export function toJavaScript(code: string): JavaScript | undefined {
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.ES2022, true);
  if (!hasJavaScript(source)) return undefined;
  const read = readNames(source);
  if (source.statements.every((statement) => isErased(statement, read))) return undefined;
  const text = new EditedText(code);
  eraseTypes(source, text);
  convertModule(source, read, text);
  removeLines(source, read, text);
  layOut(source, text);
  const edits = text.edits;
  return edits.length === 0 ? undefined : {code: text.read(0, code.length), edits};
}

/**
 * Finds the position in the TypeScript that a position in the JavaScript comes from.
 *
 * @param edits - What turned the one into the other.
 * @param offset - Offset in the JavaScript.
 * @returns Offset in the TypeScript; for inserted text, where it was inserted.
 */
export function originalOffset(edits: readonly Edit[], offset: number): number {
  let moved = 0;
  for (const {start, end, text} of edits) {
    if (offset < start + moved) break;
    if (offset < start + moved + text.length) return start;
    moved += text.length - (end - start);
  }
  return offset - moved;
}

/** Whether a text is a program that has a JavaScript form. */
function hasJavaScript(source: ts.SourceFile): boolean {
  let result = true;
  const isTopLevel = (node: ts.Node): boolean =>
    !ts.findAncestor(node, (parent) => ts.isFunctionLike(parent) || ts.isClassLike(parent));
  walk(source, (node) => {
    if (
      (node.flags & ts.NodeFlags.ThisNodeHasError) !== 0 ||
      ts.isDecorator(node) ||
      (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) ||
      ts.isImportEqualsDeclaration(node) ||
      (ts.isEnumDeclaration(node) && !isTypeDeclaration(node)) ||
      (ts.isModuleDeclaration(node) && !isTypeDeclaration(node)) ||
      (ts.isExportAssignment(node) && node.isExportEquals) ||
      // What `exports` has no short form for: a binding that changes, and lists.
      (ts.isVariableStatement(node) &&
        hasModifier(node, ts.SyntaxKind.ExportKeyword) &&
        (node.declarationList.flags & ts.NodeFlags.Const) === 0) ||
      (ts.isExportDeclaration(node) && !isErasedExport(node)) ||
      ((ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) &&
        isTopLevel(node))
    )
      result = false;
  });
  return result;
}
