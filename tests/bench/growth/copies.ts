import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import sidebars from '../../../sidebars';

interface Category {
  readonly label: string;
  readonly items: readonly string[];
}

/** Components that may be shown a second time when they say so (`linked`). */
const documenting = /<(ApiTable|Endpoints|Errors|Env|Cli)(?=\s)(?![^>]*\slinked\b)/g;

/** The anchor at the end of a keyword, which the search index wants on the page itself. */
const keywordAnchor = /^( *- ['"].*?) #([\w-]+)(?=['"]$)/gm;

const headingId = /(^#{2,6} .*\{#)([\w-]+)(\}\s*$)/gm;

/**
 * A docs page as a page of its own.
 *
 * @param source - Text of the page, front matter included
 * @param copy - Number of the copy, from 2
 * @param route - Path of the original, which keeps the anchors that are not of headings
 */
export function copyOfPage(source: string, copy: number, route: string): string {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const headings = new Set([...body.matchAll(headingId)].map(([, , id = '']) => id));
  const head = `${frontMatter}\n`
    .replace(/^(id|slug): .*\n/gm, '')
    .replace(/^title: (.*)$/m, (_line, title: string) => {
      const plain = title.replace(/^(['"])(.*)\1$/, '$2');
      return `title: ${JSON.stringify(`${plain}, part ${copy}`)}`;
    })
    .replace(keywordAnchor, (_line, keyword: string, id: string) =>
      headings.has(id) ? `${keyword} #${id}-part-${copy}` : keyword,
    );
  const text = body
    .replace(documenting, '<$1 linked')
    .replace(headingId, `$1$2-part-${copy}$3`)
    .replace(/\]\(#([^)\s]+)\)/g, (_link, id: string) =>
      headings.has(id) ? `](#${id}-part-${copy})` : `](${route}#${id})`,
    );
  return `---\n${head}---\n${text}`;
}

/**
 * Adds copies of the docs pages to a copy of the site until it has so many, and lists them in the
 * sidebar, in categories as large as ours.
 *
 * @param siteDir - The copy of the site
 * @param pages - Number of docs pages and posts that the site shall have
 * @param known - How many it has
 */
export async function growSite(siteDir: string, pages: number, known: number): Promise<void> {
  const categories = (sidebars.tutorialSidebar as readonly (string | Category)[]).filter(
    (item) => typeof item !== 'string',
  );
  const added: Category[] = [];
  let missing = pages - known;
  for (let copy = 2; missing > 0; copy += 1) {
    for (const {label, items} of categories) {
      const wanted = items.slice(0, missing);
      if (wanted.length === 0) break;
      const ids = wanted.map((id) => `${id}-part-${copy}`);
      for (const [place, id] of wanted.entries()) {
        const source = await readFile(path.join(siteDir, 'docs', `${id}.mdx`), 'utf8');
        const target = path.join(siteDir, 'docs', `${ids[place] ?? id}.mdx`);
        await writeFile(target, copyOfPage(source, copy, `/docs/${id}`));
      }
      added.push({label: `${label}, part ${copy}`, items: ids});
      missing -= wanted.length;
    }
  }
  const file = path.join(siteDir, 'sidebars.ts');
  const list = JSON.stringify(added.map((category) => ({type: 'category', ...category})));
  const grown = (await readFile(file, 'utf8')).replace(
    'export default sidebars;',
    `(sidebars.tutorialSidebar as object[]).push(...${list});\n\nexport default sidebars;`,
  );
  await writeFile(file, grown);
  // Lists of steps link to tables that only the originals document.
  const config = path.join(siteDir, 'docusaurus.config.ts');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace("onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'"));
}
