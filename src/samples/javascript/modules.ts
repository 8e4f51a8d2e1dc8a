import ts from 'typescript';
import {type EditedText, width} from './edited-text';
import {boundNames, hasModifier, isErasedImport, isTypeDeclaration, skipSpace} from './syntax';

/** Packages whose `require` returns an object with the default export as its `default`. */
const packagesWithDefault = new Set(['arkos', 'express-rate-limit']);

/** Turns `import` and `export` into `require`, `exports` and `module.exports`. */
export function convertModule(
  source: ts.SourceFile,
  read: ReadonlySet<string>,
  text: EditedText,
): void {
  const hasDefault = source.statements.some(
    (node) =>
      ts.isExportAssignment(node) ||
      (hasModifier(node, ts.SyntaxKind.DefaultKeyword) && !isTypeDeclaration(node)),
  );
  const isMixed = hasDefault || source.statements.some(isRouterConfig);
  /** Named exports of a module with a default: they become properties of it. */
  const later: {name: string; after: ts.Node}[] = [];
  let defaultStatement: ts.Statement | undefined;
  const end = /;$/m.test(text.original) ? ';' : '';

  const exportName = (statement: ts.Statement, name: string): void => {
    if (isMixed) later.push({name, after: statement});
    else text.insert(statement.end, `${gapAfter(statement)}exports.${name} = ${name}${end}`);
  };

  for (const statement of source.statements) {
    if (!hasDefault && isRouterConfig(statement)) {
      defaultStatement = statement;
      const [comment] = ts.getLeadingCommentRanges(text.original, statement.getFullStart()) ?? [];
      text.insert(
        comment?.pos ?? statement.getStart(),
        `// In CommonJS, a file with a config must also export a router.\nmodule.exports = require('express').Router()${end}\n\n`,
      );
    }
    if (ts.isImportDeclaration(statement)) {
      convertImport(statement, read, text);
    } else if (ts.isExportAssignment(statement)) {
      defaultStatement = statement;
      text.replace(statement.getStart(), statement.expression.getStart(), 'module.exports = ');
    } else if (isTypeDeclaration(statement)) {
      continue;
    } else if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) {
      defaultStatement = statement;
      convertDefault(statement, read, text);
    } else if (hasModifier(statement, ts.SyntaxKind.ExportKeyword)) {
      convertExport(statement, read, isMixed, exportName, text);
    }
  }
  for (const {name, after} of later) {
    const at = Math.max(after.end, defaultStatement?.end ?? 0);
    const gap = at === after.end ? gapAfter(after) : '\n';
    text.insert(at, `${gap}module.exports.${name} = ${name}${end}`);
  }
}

/**
 * Whether a statement exports the `config` of a router file. In 1.3 such a file in CommonJS needs a
 * router as well: the framework takes the whole `module.exports` for its default.
 */
const isRouterConfig = (node: ts.Statement): boolean =>
  ts.isVariableStatement(node) &&
  hasModifier(node, ts.SyntaxKind.ExportKeyword) &&
  node.declarationList.declarations.some(
    ({name, type}) => name.getText() === 'config' && type?.getText().startsWith('RouterConfig'),
  );

/** An assignment follows a declaration of one line directly, a longer one after a blank line. */
const gapAfter = (statement: ts.Node): string =>
  statement.getText().includes('\n') ? '\n\n' : '\n';

function convertImport(
  node: ts.ImportDeclaration,
  read: ReadonlySet<string>,
  text: EditedText,
): void {
  const {importClause, moduleSpecifier} = node;
  const start = node.getStart();
  const specifier = moduleSpecifier.getText().replace(/\.ts(?=['"]$)/, '.js');
  const end = text.original.charAt(node.end - 1) === ';' ? ';' : '';
  if (!importClause) {
    text.replace(start, node.end, `require(${specifier})${end}`);
    return;
  }
  if (isErasedImport(node, read)) return;
  const hasDefault = packagesWithDefault.has(specifier.slice(1, -1));
  const {name, namedBindings} = importClause;
  const isUsed = (identifier: ts.Identifier | undefined): identifier is ts.Identifier =>
    identifier !== undefined && read.has(identifier.text);
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements
          .filter((element) => !element.isTypeOnly && isUsed(element.name))
          .map(({name: local, propertyName}) =>
            propertyName ? `${propertyName.text}: ${local.text}` : local.text,
          )
      : [];
  const whole =
    namedBindings && ts.isNamespaceImport(namedBindings) && isUsed(namedBindings.name)
      ? namedBindings.name
      : undefined;

  const required = `require(${specifier})`;
  const isSpaced = (namedBindings?.getText() ?? '').includes('{ ');
  const lines: string[] = [];
  const bind = (names: readonly string[], value: string): void => {
    const inner = names.join(', ');
    const line = `const {${isSpaced ? ` ${inner} ` : inner}} = ${value}${end}`;
    lines.push(
      line.length <= width
        ? line
        : `const {\n${names.map((each) => `  ${each},\n`).join('')}} = ${value}${end}`,
    );
  };
  if (isUsed(name)) {
    if (!hasDefault) lines.push(`const ${name.text} = ${required}${end}`);
    else if (named.length === 0) lines.push(`const ${name.text} = ${required}.default${end}`);
    else named.unshift(`default: ${name.text}`);
  }
  if (whole) lines.push(`const ${whole.text} = ${required}${end}`);
  if (named.length > 0) bind(named, isUsed(name) && !hasDefault ? name.text : required);
  text.replace(start, node.end, lines.join('\n'));
}

function convertExport(
  statement: ts.Statement,
  read: ReadonlySet<string>,
  isMixed: boolean,
  exportName: (statement: ts.Statement, name: string) => void,
  text: EditedText,
): void {
  const start = statement.getStart();
  const afterExport = skipSpace(text.original, start + 'export'.length);
  if (ts.isVariableStatement(statement)) {
    const {declarations} = statement.declarationList;
    const [only] = declarations;
    if (!isMixed && declarations.length === 1 && only && ts.isIdentifier(only.name)) {
      if (!read.has(only.name.text)) {
        text.replace(start, only.name.end, `exports.${only.name.text}`);
        return;
      }
    }
    text.erase(start, afterExport);
    for (const {name} of declarations)
      for (const each of boundNames(name)) exportName(statement, each.text);
  } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    text.erase(start, afterExport);
    if (statement.name) exportName(statement, statement.name.text);
  }
}

function convertDefault(
  statement: ts.Statement,
  read: ReadonlySet<string>,
  text: EditedText,
): void {
  if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) return;
  const start = statement.getStart();
  const keyword = skipSpace(
    text.original,
    text.original.indexOf('default', start) + 'default'.length,
  );
  if (statement.name && read.has(statement.name.text)) {
    text.erase(start, keyword);
    text.insert(statement.end, `\n\nmodule.exports = ${statement.name.text};`);
  } else {
    text.replace(start, keyword, 'module.exports = ');
    text.insert(statement.end, ';');
  }
}
