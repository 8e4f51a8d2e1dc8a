import {createSlugger} from '@docusaurus/utils';

import {withoutFences} from '../../content/page';

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
  return [...withoutFences(markdown).matchAll(/^## (.+?)(?: \{#([\w-]+)\})?\s*$/gm)].map(
    ([, heading = '', id]) => {
      const title = heading.replaceAll('`', '');
      return {title, id: id ?? slugger.slug(title)};
    },
  );
}
