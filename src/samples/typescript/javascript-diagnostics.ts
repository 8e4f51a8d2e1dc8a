import ts from 'typescript';

/** What a JavaScript file cannot say: types of parameters. */
export const onlyTypeScript = (code: number): boolean => code >= 7000 && code < 8000;

/**
 * Whether a diagnostic of a JavaScript form says that it cannot run: its syntax, a name, a module or
 * a call. Others only say that the types are gone, and the TypeScript was checked.
 *
 * @param diagnostic - Of the compiler.
 */
export function breaksJavaScript({code, messageText, file, start}: ts.Diagnostic): boolean {
  // A module that is only run needs no declarations; `import 'x'` needs none either.
  if (code === 2307 && /^\s*require\($/m.test(file?.text.slice(0, start).split('\n').at(-1) ?? ''))
    return false;
  // Without annotations a value may have a wider type; what a module exports stays known.
  if (code === 2339)
    return ts.flattenDiagnosticMessageText(messageText, ' ').includes("on type 'typeof ");
  return code < 2000 || (code >= 8000 && code < 9000) || fatalCodes.has(code);
}

/** Unknown names, modules and exports; what is no function or class. */
const fatalCodes = new Set([
  2304, 2305, 2307, 2339, 2349, 2351, 2448, 2451, 2454, 2551, 2552, 2580, 2584, 2591, 2724,
]);

/**
 * Finds the first `import` or `export`: Node.js does not read them in CommonJS.
 *
 * @param source - A JavaScript form.
 */
export function moduleSyntax(source: ts.SourceFile | undefined): ts.Diagnostic[] {
  const statement = source?.statements.find(
    (node) =>
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      ts.isExportAssignment(node) ||
      (ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)),
  );
  return source && statement
    ? [
        {
          file: source,
          start: statement.getStart(source),
          length: 1,
          category: ts.DiagnosticCategory.Error,
          code: 1286,
          messageText: 'ESM syntax is not allowed in a CommonJS module',
        },
      ]
    : [];
}
