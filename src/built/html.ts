/** The tree of a rendered page. */
import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree} from 'parse5';

export function attribute(element: Tree.Element, name: string): string | null {
  return element.attrs.find((entry) => entry.name === name)?.value ?? null;
}

export function classesOf(element: Tree.Element): readonly string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/);
}

export function isElement(node: Tree.Node): node is Tree.Element {
  return tree.isElementNode(node);
}

export function isText(node: Tree.Node): node is Tree.TextNode {
  return tree.isTextNode(node);
}

export function childrenOf(node: Tree.Node): readonly Tree.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The elements that `wanted` accepts, in reading order. */
export function* elementsWhere(
  node: Tree.Node,
  wanted: (element: Tree.Element) => boolean,
): Generator<Tree.Element> {
  for (const child of childrenOf(node)) {
    if (isElement(child) && wanted(child)) yield child;
    yield* elementsWhere(child, wanted);
  }
}

/** The first element in reading order that `wanted` accepts. */
export function find(
  node: Tree.Node,
  wanted: (element: Tree.Element) => boolean,
): Tree.Element | null {
  for (const child of childrenOf(node)) {
    if (isElement(child) && wanted(child)) return child;
    const found = find(child, wanted);
    if (found !== null) return found;
  }
  return null;
}
