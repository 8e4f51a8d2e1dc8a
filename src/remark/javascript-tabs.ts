import type {Code, Parent, Root} from 'mdast';
import {format} from 'prettier';
import tsBlankSpace from 'ts-blank-space';
import ts from 'typescript';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {readMeta} from '../samples/collect';
import {fence, tabs} from './support/jsx';

/** How samples are written; the same for both languages, so that only types differ. */
const style = {
  singleQuote: true,
  bracketSpacing: false,
  trailingComma: 'all',
  printWidth: 100,
} as const;

/** Leaves out imports that only named types: nothing of them is there when the program runs. */
function withoutUnusedImports(code: string): string {
  const name = '/sample.js';
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      allowJs: true,
      noLib: true,
      noResolve: true,
      module: ts.ModuleKind.ESNext,
    }),
    getScriptFileNames: () => [name],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => (file === name ? ts.ScriptSnapshot.fromString(code) : undefined),
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '',
    fileExists: (file) => file === name,
    readFile: (file) => (file === name ? code : undefined),
  });
  const changes = service
    .organizeImports(
      {type: 'file', fileName: name, mode: ts.OrganizeImportsMode.RemoveUnused},
      {},
      {},
    )
    .flatMap(({textChanges}) => textChanges)
    .sort((a, b) => b.span.start - a.span.start);
  service.dispose();
  return changes.reduce(
    (text, {span, newText}) =>
      text.slice(0, span.start) + newText + text.slice(span.start + span.length),
    code,
  );
}

function hasDecorators(code: string): boolean {
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
  const search = (node: ts.Node): boolean =>
    ts.isDecorator(node) || (ts.forEachChild(node, search) ?? false);
  return search(source);
}

/**
 * Derives the JavaScript of a TypeScript sample: types become blanks (ts-blank-space), imports that
 * only named types are left out (TypeScript), and Prettier lays out the rest.
 *
 * @param code - TypeScript.
 * @returns JavaScript; undefined when it is the same program text, and when the sample has
 * decorators or other syntax that Node.js cannot run without a compiler, or is no
 * whole program.
 */
export async function toJavaScript(code: string): Promise<string | undefined> {
  if (hasDecorators(code)) return undefined;
  let erasable = true;
  const blank = tsBlankSpace(code, () => {
    erasable = false;
  });
  if (!erasable || blank.trim() === code.trim()) return undefined;
  let typescript: string;
  let javascript: string;
  try {
    typescript = await format(code, {...style, parser: 'typescript'});
    javascript = await format(withoutUnusedImports(blank), {...style, parser: 'babel'});
  } catch (error) {
    // A quoted region may be part of a statement, which is no program of its own.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return javascript.trim() === typescript.trim() ? undefined : javascript.trim();
}

function isCandidate({lang, meta}: Code): boolean {
  if (lang !== 'ts' && lang !== 'typescript') return false;
  const settings = readMeta(meta ?? '');
  return (
    !['wrong', 'fails', 'nocheck'].some((name) => settings.has(name)) &&
    !/\bwrong\b/i.test(settings.get('title') ?? '')
  );
}

const jsMeta = (meta: string | null | undefined): string =>
  (meta ?? '').replace(/(title=(["'])[^"']*?)\.ts(?=[\s"'])/, '$1.js').replace(/\{[\d,\s-]*\}/, '');

/**
 * Remark step: beside each TypeScript sample whose JavaScript differs, a tab with that. A wrong
 * sample has none.
 *
 * @returns The transformer.
 */
export function javascriptTabs(): Transformer<Root> {
  return async (tree) => {
    const found: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent && isCandidate(node)) found.push({node, parent});
      return SKIP;
    });
    for (const {node, parent} of found) {
      const code = await toJavaScript(node.value);
      if (code === undefined || code === '') continue;
      parent.children.splice(
        parent.children.indexOf(node),
        1,
        tabs('language', [
          {value: 'ts', label: 'TypeScript', content: node},
          {value: 'js', label: 'JavaScript', content: fence('js', code, jsMeta(node.meta))},
        ]),
      );
    }
  };
}
