/** What `npm run new:page` writes: the parts that the page contract asks for, in their order. */

import type {PageType} from '../check/contract';

/** A page to be written. */
export interface NewPage {
  /** Folder and name below `docs`, such as `guide/rate-limits`. */
  readonly id: string;
  readonly title: string;
  readonly type: PageType;
  /** Files of the framework that it documents. */
  readonly sources: readonly string[];
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Writes the page. What is left to write is a comment, which no reader sees.
 *
 * @param page - See {@link NewPage}
 * @returns MDX
 */
export function pageText({title, type, sources}: NewPage): string {
  const isTask = type === 'tutorial' || type === 'how-to';
  const section = (heading: string, id: string, about: string): string =>
    `## ${heading} {#${id}}\n\n{/* ${about} */}\n`;
  return [
    '---',
    `title: ${quoted(title)}`,
    'description: ""',
    `type: ${type}`,
    'sources:',
    ...sources.map((source) => `  - ${source}`),
    '---',
    '',
    '{/* One to three sentences: what it is, and when to use it. */}',
    '',
    ...(isTask ? [section('What you need', 'what-you-need', 'A list, with versions.')] : []),
    ...(type === 'reference' ? ['{/* <Signature of="…" /> or <ApiTable of="…" /> */}\n'] : []),
    ...(type === 'explanation'
      ? []
      : [
          section(
            'Errors',
            'errors',
            'Each message with its status, cause and fix, or <Errors of="…" />.',
          ),
        ]),
    section('Next steps', 'next-steps', 'Two to four links, each with the reason to follow it.'),
  ].join('\n');
}

/** With a slash at its end; empty for a page of no folder. */
const folderOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1);

const escaped = (text: string): string => text.replaceAll(/[/.-]/g, '\\$&');

/**
 * Adds a page to the sidebar, after the last page of its folder.
 *
 * @param text - `sidebars.ts`
 * @param id - Of the page
 * @throws Error when the folder has no page there
 */
export function withSidebarEntry(text: string, id: string): string {
  const folder = folderOf(id);
  // Without a folder, only the outermost list has pages: elsewhere such a word is a label or a slug.
  const entries =
    folder === '' ? /(?<=^ {4})'[\w-]+'/gm : new RegExp(`'${escaped(folder)}[\\w-]+'`, 'g');
  const last = [...text.matchAll(entries)].at(-1);
  if (!last)
    throw new Error(`sidebars.ts has no entry like ${entries.source} → add the page by hand`);
  const end = last.index + last[0].length;
  const before = text.slice(text.lastIndexOf('\n', last.index), last.index);
  const gap = before.trim() === '' ? before : ' ';
  return `${text.slice(0, end)},${gap}'${id}'${text.slice(end)}`;
}

/**
 * The golden queries of a page: its title must find it.
 *
 * @param page - See {@link NewPage}
 */
export const goldenText = ({id, title}: NewPage): string =>
  `[\n  ${JSON.stringify({query: title, kind: 'page', wanted: [`/docs/${id}`]})}\n]\n`;

/**
 * Adds the question that the page answers. Its section is for its author to name.
 *
 * @param text - `tests/fixtures/questions.json`
 * @param page - See {@link NewPage}
 */
export const withQuestion = (text: string, {id, title}: NewPage): string =>
  text.replace(
    /\n\]\s*$/,
    `,\n  ${JSON.stringify({query: title, pages: [`/docs/${id}#next-steps`]})}\n]\n`,
  );
