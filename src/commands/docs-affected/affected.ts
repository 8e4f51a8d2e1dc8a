/** A page and the files of the framework that it documents. */
export interface SourcedPage {
  /** Relative to the repository. */
  readonly page: string;
  readonly sources: readonly string[];
}

/** A page whose sources changed. */
export interface AffectedPage {
  readonly page: string;
  /** Those of its sources that changed. */
  readonly changed: readonly string[];
}

/** Whether a changed file is a source, or in a folder that is one. */
const isSource = (source: string, file: string): boolean =>
  file === source || file.startsWith(`${source.replace(/\/$/, '')}/`);

/**
 * Finds the pages that changed files concern.
 *
 * @param pages - All pages
 * @param files - Changed files of the framework, relative to its repository
 * @returns Those with a changed source, the most affected first
 */
export function affectedPages(
  pages: readonly SourcedPage[],
  files: readonly string[],
): AffectedPage[] {
  return pages
    .map(({page, sources}) => ({
      page,
      changed: files.filter((file) => sources.some((source) => isSource(source, file))),
    }))
    .filter(({changed}) => changed.length > 0)
    .sort((a, b) => b.changed.length - a.changed.length || a.page.localeCompare(b.page));
}

/**
 * Writes the list as Markdown, for an issue.
 *
 * @param affected - From {@link affectedPages}
 */
export const affectedText = (affected: readonly AffectedPage[]): string =>
  affected.length === 0
    ? 'No page names one of these files as its source.\n'
    : affected
        .map(
          ({page, changed}) =>
            `- [ ] \`${page}\`: ${changed.map((file) => `\`${file}\``).join(', ')}\n`,
        )
        .join('');
