import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import sidebars from '../../../sidebars';
import type {SiteText, TextPage} from './site-text';
import {copySite, install, linkPackages} from './workspace';

/** A generator of sites with the site it builds. */
export interface Generator {
  readonly key: 'ours' | 'plain' | 'plainFaster' | 'vitepress' | 'starlight';
  readonly name: string;
  /** Makes the folder of its site, packages included. */
  prepare(folder: string, text: SiteText, keep: boolean): Promise<void>;
  /** Script of its build command, relative to the folder, with its arguments. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What the build writes, relative to the folder. */
  readonly output: string;
  /** Everything that makes a build warm, relative to the folder. */
  readonly caches: readonly string[];
}

interface Category {
  readonly label: string;
  readonly items: readonly string[];
}

const sidebar = sidebars.tutorialSidebar as readonly (string | Category)[];

/** Ids of all docs pages, in the order of the sidebar. */
export const docIds = sidebar.flatMap((item) => (typeof item === 'string' ? [item] : item.items));

/** Text of the home page and of the list of posts, which each generator gets as a bare page. */
const homeText = '[Read the docs](/docs/intro)\n';

function postList({posts}: SiteText): string {
  return posts
    .map(
      ({route, title, date, markdown}) =>
        `## [${title}](${route})\n\n${date}\n\n${excerpt(markdown)}\n\n[Read more](${route})\n`,
    )
    .join('\n');
}

/** The first paragraph of a post: our posts are cut there. */
function excerpt(markdown: string): string {
  return markdown.slice(0, markdown.indexOf('\n\n'));
}

function frontMatter(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

const ours: Generator = {
  key: 'ours',
  name: 'Ours',
  async prepare(folder) {
    await rm(folder, {recursive: true, force: true});
    await copySite(folder);
  },
  command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  caches: ['.docusaurus', '.cache', 'node_modules/.cache', 'build'],
};

const plain: Generator = {
  key: 'plain',
  name: 'Plain Docusaurus 3.7.0',
  async prepare(folder, {docs, posts}) {
    await rm(folder, {recursive: true, force: true});
    await cp(path.join(import.meta.dirname, 'plain'), folder, {recursive: true});
    await linkPackages(folder);
    await write(path.join(folder, 'sidebars.json'), JSON.stringify({docs: sidebar}));
    await write(path.join(folder, 'src/pages/index.md'), `# Arkos.js\n\n${homeText}`);
    for (const {route, title, description, markdown} of docs) {
      const fields = {title, description, slug: route.replace('/docs', '')};
      await write(path.join(folder, `${route}.md`), frontMatter(fields) + markdown);
    }
    for (const {route, title, description, markdown, date} of posts) {
      const fields = {title, description, slug: route.replace('/blog/', ''), date};
      const start = excerpt(markdown);
      const body = `${start}\n\n{/* truncate */}\n${markdown.slice(start.length)}`;
      await write(path.join(folder, `${route}.md`), frontMatter(fields) + body);
    }
  },
  command: ours.command,
  output: ours.output,
  caches: ours.caches,
};

const plainFaster: Generator = {
  ...plain,
  key: 'plainFaster',
  name: 'the same, experimental_faster',
  env: {BENCH_FASTER: 'true'},
};

/** The sidebar for a generator that takes labels and links. */
function labeledSidebar<Link>(
  docs: readonly TextPage[],
  entry: (label: string, route: string) => Link,
  group: (label: string, items: Link[]) => Link,
): Link[] {
  const titles = new Map(docs.map(({route, title}) => [route, title]));
  const link = (id: string): Link => entry(titles.get(`/docs/${id}`) ?? id, `/docs/${id}`);
  return sidebar.map((item) =>
    typeof item === 'string' ? link(item) : group(item.label, item.items.map(link)),
  );
}

interface VitepressItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: VitepressItem[];
}

const vitepress: Generator = {
  key: 'vitepress',
  name: 'VitePress 1.6',
  async prepare(folder, text, keep) {
    await install(path.join(import.meta.dirname, 'vitepress'), folder, keep);
    const items = labeledSidebar<VitepressItem>(
      text.docs,
      (label, link) => ({text: label, link}),
      (label, inner) => ({text: label, items: inner}),
    );
    await write(path.join(folder, 'sidebar.json'), JSON.stringify(items));
    await write(path.join(folder, 'index.md'), `# Arkos.js\n\n${homeText}`);
    await write(path.join(folder, 'blog/index.md'), `# Blog\n\n${postList(text)}`);
    for (const {route, title, description, markdown} of [...text.docs, ...text.posts]) {
      const head = frontMatter({title, description});
      await write(path.join(folder, `${route}.md`), `${head}# ${title}\n\n${markdown}`);
    }
  },
  command: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
};

interface StarlightItem {
  readonly label: string;
  readonly link?: string;
  readonly items?: StarlightItem[];
}

const starlight: Generator = {
  key: 'starlight',
  name: 'Starlight',
  async prepare(folder, text, keep) {
    await install(path.join(import.meta.dirname, 'starlight'), folder, keep);
    const items = labeledSidebar<StarlightItem>(
      text.docs,
      (label, link) => ({label, link: `${link}/`}),
      (label, inner) => ({label, items: inner}),
    );
    await write(path.join(folder, 'sidebar.json'), JSON.stringify(items));
    const pages = path.join(folder, 'src/content/docs');
    await write(path.join(pages, 'index.md'), frontMatter({title: 'Arkos.js'}) + homeText);
    await write(path.join(pages, 'blog/index.md'), frontMatter({title: 'Blog'}) + postList(text));
    for (const {route, title, description, markdown} of [...text.docs, ...text.posts]) {
      const head = frontMatter({title, description, slug: route.slice(1)});
      await write(path.join(pages, `${route}.md`), head + markdown);
    }
  },
  command: ['node_modules/astro/astro.js', 'build'],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
};

/** Ours first, then those it is compared with. */
export const generators: readonly Generator[] = [ours, plain, plainFaster, vitepress, starlight];
