/** What of a rendered page is text that a reader sees. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

import {attribute, childrenOf, classesOf, isElement, isText} from '../../built/html';

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
  if (isText(node)) return node.value;
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
