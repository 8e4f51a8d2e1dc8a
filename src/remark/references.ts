import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import type {ReferenceData} from '../components/ReferenceTable/data';
import type {SignatureData} from '../components/Signature/data';
import {attributesOf} from './attributes';
import {type AnchorIndex, readAnchorIndex, referenceComponents} from './reference/anchor-index';
import {signature} from './reference/signature';
import {readSurface, type Surface} from './reference/surface';
import {errorsTable} from './reference/errors-table';
import {UnknownName} from './reference/parts';
import {cliTable} from './reference/cli-table';
import {apiTable, endpointsTable, envTable} from './reference/tables';
import {element, readAttributes} from './support/jsx';
import {repository, type StepOptions} from './support/root';
import {failAt, suggest} from './support/fail-at';

type Component = (typeof referenceComponents)[number];

const tables: Readonly<
  Record<
    Exclude<Component, 'Signature'>,
    (of: string, surface: Surface, shallow: boolean) => ReferenceData
  >
> = {
  ApiTable: apiTable,
  Cli: (of) => cliTable(of),
  Endpoints: (of) => endpointsTable(of),
  Env: (of) => envTable(of === '' ? undefined : of),
  Errors: (of) => errorsTable(of),
};

/** Which of the anchors of a component are its own, and where the others are. */
interface LinkContext {
  readonly anchorIndex: AnchorIndex;
  readonly component: Component;
  /** Whether the author wants links only. */
  readonly linked: boolean;
}

function linkTo(
  id: string,
  {anchorIndex, component, linked}: LinkContext,
): {id?: string; href?: string} {
  const definition = anchorIndex.definitions.get(id);
  const own = !linked && (definition === undefined || definition.component === component);
  if (own) return {id};
  return definition ? {href: `${definition.route}#${id}`} : {};
}

function linkRows(table: ReferenceData, context: LinkContext): ReferenceData {
  const {id, rows, ...rest} = table;
  return {
    ...rest,
    ...(id === undefined ? {} : {id: linkTo(id, context).id}),
    rows: rows.map(({id: anchor, ...row}) => ({
      ...(anchor === undefined ? {} : linkTo(anchor, context)),
      ...row,
    })),
  };
}

/** Plain data without the keys that hold nothing: they would be written into the page. */
const compact = <Data extends ReferenceData | SignatureData>(data: Data): Data =>
  JSON.parse(JSON.stringify(data)) as Data;

async function show(
  node: MdxJsxFlowElement,
  file: VFile,
  root: string,
  docs?: string,
): Promise<void> {
  const component = node.name as Component;
  const attributes = readAttributes(file, node, attributesOf(component));
  const of = attributes.get('of');
  const name = typeof of === 'string' ? of : '';
  const surface = readSurface(root);
  try {
    if (component === 'Signature') {
      Object.assign(node, element('Signature', {data: compact(await signature(name, surface))}));
      return;
    }
    const context = {
      anchorIndex: await readAnchorIndex(root, docs),
      component,
      linked: attributes.has('linked'),
    };
    const data = linkRows(tables[component](name, surface, attributes.has('shallow')), context);
    Object.assign(node, element('ReferenceTable', {data: compact(data)}));
  } catch (error) {
    if (error instanceof UnknownName) failAt(file, node, error.message, suggest(name, error.known));
    throw error;
  }
}

/**
 * Remark step: puts what the surface and the data say into `<ApiTable of="…"/>`,
 * `<Signature of="…"/>`, `<Errors of="…"/>`, `<Endpoints of="…"/>`, `<Env/>` and `<Cli of="…"/>`, as
 * plain data: no compiler reaches a browser. With `linked` the rows lead to the page that documents
 * them; with `shallow` an `<ApiTable/>` leaves out what is inside of other rows.
 *
 * @param options - Where the repository and its pages are.
 * @returns The transformer; it throws an Error that names the place and the nearest names when
 * something of that name does not exist.
 */
export function references({root = repository, docs}: StepOptions = {}): Transformer<Root> {
  return async (tree, file) => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (referenceComponents.some((name) => name === node.name)) found.push(node);
    });
    for (const node of found) await show(node, file, root, docs);
  };
}
