import {valueToEstree} from 'estree-util-value-to-estree';
import type {Code, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {failAt} from './fail-at';

/** What an attribute can be given: a string as it is, anything else as JSON-like data. */
export type AttributeValue = string | number | boolean | object;

/**
 * Makes a component of MDX.
 *
 * @param name - Name it is registered by.
 * @param attributes - Values; data is written into the page, so it has to be plain.
 * @param children - What is inside.
 * @returns The node.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, AttributeValue | undefined>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [attribute(key, value)],
    ),
    children,
  };
}

function attribute(name: string, value: AttributeValue): MdxJsxAttribute {
  if (typeof value === 'string') return {type: 'mdxJsxAttribute', name, value};
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
        },
      },
    },
  };
}

/**
 * Reads the attributes of a component, and stops at one it does not have.
 *
 * @param file - The page, for messages.
 * @param node - The component.
 * @param allowed - Names it may have; a name that ends in `?` may be left out.
 * @returns Values by name; a name without a value is `true`.
 * @throws Error naming the place, when one is unknown, missing, or no plain string.
 */
export function readAttributes(
  file: VFile,
  node: MdxJsxFlowElement,
  allowed: readonly string[],
): Map<string, string | true> {
  const values = new Map<string, string | true>();
  const names = allowed.map((name) => name.replace('?', ''));
  for (const given of node.attributes) {
    if (given.type !== 'mdxJsxAttribute' || !names.includes(given.name)) {
      failAt(
        file,
        node,
        `<${node.name}> has no attribute '${given.type === 'mdxJsxAttribute' ? given.name : '{…}'}'`,
        names.length > 0 ? `it takes ${names.join(', ')}` : 'it takes none',
      );
    }
    if (typeof given.value === 'object' && given.value !== null) {
      failAt(
        file,
        node,
        `${given.name} of <${node.name}> is an expression`,
        'write a plain string',
      );
    }
    values.set(given.name, given.value ?? true);
  }
  for (const name of allowed) {
    if (!name.endsWith('?') && typeof values.get(name) !== 'string')
      failAt(file, node, `<${node.name}> needs ${name}="…"`, 'name what it should show');
  }
  return values;
}

/**
 * Makes a fence.
 *
 * @param lang - Its language.
 * @param value - Its text.
 * @returns The node.
 */
export function fence(lang: string, value: string): Code {
  return {type: 'code', lang, value};
}

/**
 * Puts forms of the same thing into tabs that remember the choice everywhere.
 *
 * @param groupId - What is chosen.
 * @param items - Value, label and content of each tab.
 * @returns The tabs.
 */
export function tabs(
  groupId: string,
  items: readonly {value: string; label: string; content: RootContent}[],
): MdxJsxFlowElement {
  return element(
    'Tabs',
    {groupId},
    items.map(({value, label, content}, index) =>
      // The other tabs say the same in another form: the search needs it once.
      element('TabItem', {value, label, ...(index > 0 && {'data-search-skip': ''})}, [
        content as MdxJsxFlowElement['children'][number],
      ]),
    ),
  );
}
