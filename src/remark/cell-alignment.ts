import type {Root, TableCell} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Remark step: aligns the cells of tables by classes of the theme, where MDX would write a `style`.
 *
 * @returns The transformer.
 */
export function cellAlignment(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'table', (table) => {
      table.align?.forEach((side, column) => {
        if (side === null) return;
        for (const row of table.children) {
          const cell: TableCell | undefined = row.children[column];
          if (cell) cell.data = {...cell.data, hProperties: {className: [`text--${side}`]}};
        }
      });
      table.align = null;
    });
  };
}
