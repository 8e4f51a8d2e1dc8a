import type {Code, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {highlight} from '../highlight/html';
import {readMeta} from '../content/fence';
import {dataOf, isWrong} from './support/code';

/** What the checks of samples call a mistake that no compiler sees. */
const conventions: Readonly<Record<string, string>> = {
  'arkos/no-default-export': 'The file has no default export.',
  'arkos/not-loaded': 'Arkos.js does not load a file with this name.',
  'arkos/old-name': 'The file has an old name.',
  'arkos/unknown-export': 'Nothing calls an export with this name.',
  'arkos/unknown-field': 'The model has no such field.',
  'arkos/unknown-parameter': 'Nothing reads this parameter.',
};

function sentence(text: string): string {
  const trimmed = text.trim();
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

function reasonOf(node: Code): string | undefined {
  const settings = readMeta(node.meta ?? '');
  const found = dataOf(node).reason ?? settings.get('fails') ?? settings.get('wrong');
  if (!found) return undefined;
  if (/^TS\d+$/.test(found)) return `TypeScript reports ${found}.`;
  return sentence(conventions[found] ?? found);
}

const isShell = (node: Code): boolean => /^(?:bash|sh|shell|console)$/.test(node.lang ?? '');

const isTabs = (node: MdxJsxFlowElement): boolean => node.name === 'Tabs';

const isResponse = (node: Code): boolean => node.lang === 'http' && node.value.startsWith('HTTP/');

/** A response follows its request, in HTTP's own form or as a command. */
function followsRequest(
  node: Code,
  index: number | undefined,
  parent: Parents | undefined,
): boolean {
  const before = parent?.children[(index ?? 0) - 1];
  if (!isResponse(node) || node.meta || before?.type !== 'code') return false;
  return isShell(before) || (before.lang === 'http' && !isResponse(before));
}

/** Output follows its command, which may be there for each package manager. */
function isOutput(node: Code, index: number | undefined, parent: Parents | undefined): boolean {
  if (node.lang !== 'text' || node.meta || index === undefined) return false;
  const before = parent?.children[index - 1];
  if (before?.type === 'code') return isShell(before);
  if (before?.type !== 'mdxJsxFlowElement' || !isTabs(before)) return false;
  let isCommand = false;
  visit(before, 'code', (inside) => {
    isCommand = isShell(inside);
  });
  return isCommand;
}

/**
 * Remark step, the last: writes the HTML of each fence into its properties, for the theme's
 * `CodeBlock`.
 *
 * @returns The transformer.
 */
export function codeBlocks(): Transformer<Root> {
  return (tree) => {
    const hanging = new Map<Code, 'output' | 'response'>();
    visit(tree, 'code', (node, index, parent) => {
      if (isOutput(node, index, parent)) hanging.set(node, 'output');
      else if (followsRequest(node, index, parent)) hanging.set(node, 'response');
    });
    visit(tree, 'code', (node) => {
      const data = dataOf(node);
      const settings = readMeta(node.meta ?? '');
      const numbered = settings.has('showLineNumbers');
      const {html, base} = highlight(node.value, node.lang ?? 'text', {...data, numbered});
      const title = settings.get('title')?.replace(/\s*\(wrong\)$/i, '');
      const kind = isWrong(node) ? 'wrong' : hanging.get(node);
      data.hProperties = {
        html,
        ...(base !== '' && {base}),
        ...(title && {title}),
        ...(kind && {kind}),
        ...(kind === 'wrong' && {reason: reasonOf(node)}),
        ...(data.edits && {forms: true}),
        ...(numbered && {numbered}),
      };
      node.value = '';
    });
  };
}
