import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {componentAttributes, flagAttributes} from '../../remark/attributes';
import {flowNames} from '../../remark/flows';
import {findUnknownComponent} from '../../remark/reference/anchor-index';
import type {Surface} from '../../remark/reference/surface';
import {didYouMean} from '../nearest';
import type {Facts} from './facts';
import type {ReportAt} from './context';

/**
 * Checks the components of a page: they exist, have only attributes that exist, and show something
 * that is recorded.
 *
 * @param tree - The parsed page.
 * @param facts - What there is to show.
 * @param surface - The declared surface.
 * @param report - Takes what is wrong.
 */
export function checkComponents(
  tree: Root,
  facts: Facts,
  surface: Surface,
  report: ReportAt,
): void {
  const known = [...Object.keys(componentAttributes), ...importsOf(tree)];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name} = node;
    if (!name || !/^[A-Z]/.test(name)) return;
    const position = node.position?.start ?? {line: 1, column: 1};
    // `<Icons.Book>` is a member of what is imported.
    if (!known.includes(name.split('.')[0] ?? '')) {
      report(
        position,
        'arkos/unknown-component',
        `No page has the component '${name}'`,
        didYouMean(name, known, 'import it'),
      );
      return;
    }
    if (checkAttributes(node, report)) checkSubject(node, facts, surface, report);
  });
}

/** The names that a page imports. */
function importsOf(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    for (const statement of ts.createSourceFile('a.ts', value, ts.ScriptTarget.ES2022).statements) {
      const {name, namedBindings} =
        (ts.isImportDeclaration(statement) ? statement.importClause : undefined) ?? {};
      if (name) names.push(name.text);
      if (namedBindings && ts.isNamespaceImport(namedBindings)) names.push(namedBindings.name.text);
      if (namedBindings && ts.isNamedImports(namedBindings))
        names.push(...namedBindings.elements.map((element) => element.name.text));
    }
  });
  return names;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether what is required is there. */
function checkAttributes(node: Element, report: ReportAt): boolean {
  const name = node.name ?? '';
  const position = node.position?.start ?? {line: 1, column: 1};
  const allowed = componentAttributes[name];
  if (!allowed) return true;
  const names = allowed.map((one) => one.replace('?', ''));
  const given = node.attributes.map((one) => (one.type === 'mdxJsxAttribute' ? one.name : '{…}'));
  for (const attribute of node.attributes) {
    const own = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    const at = attribute.position?.start ?? position;
    if (!names.includes(own)) {
      report(
        at,
        'arkos/unknown-attribute',
        `<${name}> has no attribute '${own}'`,
        didYouMean(own, names, names.length > 0 ? `it takes ${names.join(', ')}` : 'it takes none'),
      );
    } else if (attribute.value && flagAttributes.includes(own)) {
      report(
        at,
        'arkos/unknown-attribute',
        `${own} of <${name}> takes no value`,
        `write ${own} alone`,
      );
    }
  }
  const missing = allowed.find((one) => !one.endsWith('?') && !given.includes(one));
  if (missing !== undefined) {
    report(
      position,
      'arkos/unknown-attribute',
      `<${name}> has no ${missing}`,
      `add ${missing}="…"`,
    );
  }
  return missing === undefined;
}

function checkSubject(node: Element, {exchanges}: Facts, surface: Surface, report: ReportAt): void {
  const position = node.position?.start ?? {line: 1, column: 1};
  const name = node.name ?? '';
  const attribute = (wanted: string): string => {
    const value = node.attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === wanted,
    )?.value;
    return typeof value === 'string' ? value : '';
  };
  if (name === 'Exchange') {
    const shown = attribute('name');
    if (exchanges.some((one) => one === shown || one.endsWith(`/${shown}`))) return;
    report(
      position,
      'arkos/unknown-exchange',
      `No exchange '${shown}' is recorded`,
      didYouMean(shown, exchanges, 'add it to docs/_bookshop/exchanges'),
    );
    return;
  }
  if (name === 'Flow' && !['', ...flowNames].includes(attribute('of'))) {
    report(
      position,
      'arkos/unknown-subject',
      `There is no flow '${attribute('of')}'`,
      didYouMean(attribute('of'), flowNames, `use ${flowNames.join(' or ')}`),
    );
    return;
  }
  const unknown = findUnknownComponent(name, attribute('of'), surface);
  if (!unknown) return;
  report(
    position,
    'arkos/unknown-subject',
    unknown.message,
    didYouMean(attribute('of'), unknown.known, 'see src/arkos'),
  );
}
