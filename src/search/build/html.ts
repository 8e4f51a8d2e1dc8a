/** Elements of a rendered page: what they are, and what of them is text that a reader sees. */
import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** Controls, decoration and ways about: not what the page says. */
const skippedTags = new Set(
  (
    'audio button canvas footer iframe input link math meta nav object script select ' +
    'style template textarea track video'
  ).split(' '),
);

/** Parts of the theme that repeat what stands elsewhere; the class names are its stable ones. */
const skippedClasses = [
  'hash-link',
  // The JavaScript form of a sample, which says what its TypeScript says.
  'js',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-unlisted-banner',
  'theme-draft-banner',
  'theme-last-updated',
  'avatar',
  'tags',
];

export function attribute(element: Tree.Element, name: string): string | null {
  return element.attrs.find((entry) => entry.name === name)?.value ?? null;
}

export function classesOf(element: Tree.Element): readonly string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/);
}

export function isElement(node: Tree.Node): node is Tree.Element {
  return tree.isElementNode(node);
}

export function childrenOf(node: Tree.Node): readonly Tree.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : [];
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

/** Whether an element is the line of a post with its date: in its header, or in the archive's list. */
function isPostDate(element: Tree.Element): boolean {
  return (
    (element.parentNode?.nodeName === 'header' || element.tagName === 'li') &&
    childrenOf(element).some((child) => isElement(child) && child.tagName === 'time')
  );
}

export function isSkipped(element: Tree.Element): boolean {
  const classes = classesOf(element);
  return (
    skippedTags.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'role') === 'tablist' ||
    attribute(element, 'data-search-skip') !== null ||
    skippedClasses.some((name) => classes.includes(name)) ||
    isPostDate(element)
  );
}

/** All text below a node, the skipped parts left out; lines of code kept apart. */
export function textBelow(node: Tree.Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (isElement(node)) {
    if (node.tagName === 'br') return '\n';
    if (isSkipped(node)) return '';
  }
  return childrenOf(node).map(textBelow).join('');
}

/**
 * One line of plain text. Zero-width characters, which the theme puts into anchors and word breaks,
 * and control characters, which the index files use as marks, are dropped.
 */
export function clean(text: string): string {
  return text
    .replace(/[\u200b\u200c\u200d\u2060\ufeff]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
