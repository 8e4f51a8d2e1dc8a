import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {parsePage} from '../../content/parse';

/** A section of a post. */
export interface Section {
  readonly title: string;
  /** Its anchor. */
  readonly id: string;
}

/**
 * Finds the sections of a post: its headings of the second level.
 *
 * @param markdown - Text of the post
 */
export function sectionsOf(markdown: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [];
  const {tree, ids} = parsePage(markdown);
  visit(tree, 'heading', (heading) => {
    const title = toString(heading);
    // Docusaurus numbers equal headings of all levels together.
    const id = ids.get(heading.position?.start.line ?? 0) ?? slugger.slug(title);
    if (heading.depth === 2) sections.push({title, id});
  });
  return sections;
}

/**
 * Whether a text is a version, such as `1.3.0` or `1.4.0-beta.1`.
 *
 * @param text - From front matter
 */
export const isVersion = (text: string): boolean =>
  /^\d+\.\d+\.\d+(?:-[\w-]+(?:\.[\w-]+)*)?$/.test(text);
