import type {Code, Parent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {readMeta} from '../samples/collect';
import {toJavaScript} from '../samples/javascript';
import {fence, tabs} from './support/jsx';

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
  return (tree) => {
    const found: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent && isCandidate(node)) found.push({node, parent});
      return SKIP;
    });
    for (const {node, parent} of found) {
      const javaScript = toJavaScript(node.value);
      if (!javaScript) continue;
      parent.children.splice(
        parent.children.indexOf(node),
        1,
        tabs('language', [
          {value: 'ts', label: 'TypeScript', content: node},
          {
            value: 'js',
            label: 'JavaScript',
            content: fence('js', javaScript.code, jsMeta(node.meta)),
          },
        ]),
      );
    }
  };
}
