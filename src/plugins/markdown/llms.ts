/** The index of the twins for language models (https://llmstxt.org). */

/** A page of the site with its twin. */
export interface TwinEntry {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the twin. */
  readonly url: string;
  /** The part of the site it is in. */
  readonly section: string;
  readonly markdown: string;
}

/** What the index says about the site. */
export interface TwinSite {
  readonly title: string;
  readonly tagline: string;
  /** Absolute URL of the file with every page. */
  readonly fullUrl: string;
}

function bySection(pages: readonly TwinEntry[]): Map<string, TwinEntry[]> {
  const sections = new Map<string, TwinEntry[]>();
  for (const page of pages)
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  return sections;
}

/**
 * Writes `llms.txt`: every page by its section, with a link to its twin.
 *
 * @param site - See {@link TwinSite}
 * @param pages - In the order of the sidebar
 */
export function llmsIndex(
  {title, tagline, fullUrl}: TwinSite,
  pages: readonly TwinEntry[],
): string {
  const sections = [...bySection(pages)].map(
    ([name, members]) =>
      `## ${name}\n\n` +
      members.map((page) => `- [${page.title}](${page.url}): ${page.description}\n`).join(''),
  );
  const about = `# ${title}\n\n> ${tagline}\n\nEvery page in one file: <${fullUrl}>\n`;
  return [about, ...sections].join('\n');
}

/**
 * Writes `llms-full.txt`: every twin, one after the other.
 *
 * @param pages - In the order of the sidebar
 */
export const llmsFull = (pages: readonly TwinEntry[]): string =>
  pages.map(({markdown}) => markdown).join('\n---\n\n');
