import type {Link, List, ListItem, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import type {ReferenceRow} from '../components/ReferenceTable/data';
import {attributesOf} from './attributes';
import {dataTables} from './reference/data-tables';
import {element, readAttributes} from './support/jsx';
import {failAt, suggest} from './support/fail-at';

const rowsOf = (table: 'middlewares' | 'pipeline'): readonly ReferenceRow[] =>
  dataTables.get(table)!().rows;

const steps = (items: ListItem[]): List => ({type: 'list', ordered: true, children: items});

/** A step that links to its row in a table on the same page; hooks and interceptors are the reader's code. */
function step({id, name, type}: ReferenceRow, ...inside: List[]): ListItem {
  const link: Link = {type: 'link', url: `#${id}`, children: [{type: 'inlineCode', value: name}]};
  const isYours = type === 'hook' || name.endsWith('-interceptors');
  return {
    type: 'listItem',
    children: [
      {type: 'paragraph', children: [isYours ? {type: 'strong', children: [link]} : link]},
      ...inside,
    ],
  };
}

/** Flows of the framework's own steps, by what `<Flow of="…" />` names them. */
const flowsOfFacts: ReadonlyMap<string, () => List> = new Map([
  [
    'pipeline',
    () => {
      const endpoint = steps(rowsOf('pipeline').map((row) => step(row)));
      return steps(
        rowsOf('middlewares').map((row) =>
          row.name === 'prisma-models-router' ? step(row, endpoint) : step(row),
        ),
      );
    },
  ],
]);

/** What `<Flow of="…" />` may name. */
export const flowNames: readonly string[] = [...flowsOfFacts.keys()];

/**
 * Remark step: prepares the lists in `<Flow>`, and puts the steps of the framework into
 * `<Flow of="pipeline" />`.
 *
 * The numbered list of a flow is its steps. In a step, a bullet is where a request leaves it, several
 * bullets are branches, and a numbered list is the parts of the step. A bullet after the steps is a
 * way out of any of them. Bold text is the reader's code.
 *
 * @returns The transformer; it throws an Error with the position and the nearest names when there is
 * no flow of that name.
 */
export function flows(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Flow') return;
      const of = readAttributes(file, node, attributesOf('Flow')).get('of');
      if (of !== undefined) {
        const name = String(of);
        const facts = flowsOfFacts.get(name);
        if (!facts) failAt(file, node, `There is no flow '${name}'`, suggest(name, [...flowNames]));
        Object.assign(node, element('Flow', {}, [facts()]));
      }
      // A loose list has a paragraph in each item, which CSS can place.
      visit(node, 'list', (list) => {
        list.spread = true;
      });
    });
  };
}
