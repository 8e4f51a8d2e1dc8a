import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Code, Heading, Link, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {frontMatterOf} from '../../content/page';
import {mdxErrorOf, type ParsedPage, parsePage} from '../../content/parse';
import {findPages} from '../../content/pages';
import type {Finding} from '../../samples/sample';

/** Types of pages (CONTRIBUTING.md, "What a page must be"). */
export const pageTypes = ['tutorial', 'how-to', 'reference', 'explanation'] as const;

/** See {@link pageTypes}. */
export type PageType = (typeof pageTypes)[number];

/** Words of prose a page may have, code not counted (CONTRIBUTING.md, "What a page must be"). */
const wordLimits: Record<PageType, readonly [number, number]> = {
  tutorial: [300, 1800],
  'how-to': [300, 900],
  reference: [300, 900],
  explanation: [300, 1800],
};

const bannedWords =
  /\b(simpl(?:e|y|er|est|icity)|eas(?:y|ily|ier|iest)|just|powerful(?:ly)?|seamless(?:ly)?|enterprise-grade)\b/i;
const properNames = /\b(Simplicity)\b/g;
/** The glossary of the pages, which is only here: what is not written, with what is. */
const glossary: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\banswer(?:s|ed|ing)? (?:with\b|\d{3}\b)/i, 'write responds with, or returns'],
  [/(?<!\w)(?:refuse|refuses|refused|refusing|refusal)\b/i, 'write reject'],
  [/\b(?:mend|cure)(?:s|ed|ing)?\b/i, 'write fix'],
  [/\bways? round\b/i, 'write workaround'],
  [/\b(?:held|holds?) (?:\w+ )?against\b|\bmeasured? at\b/i, 'write validate, check or compare'],
  [/\bwants\b/i, 'write accepts, takes or requires'],
  [/\baddress(?:es)? of (?:a|an|the) (?:file|page|record|request|server)\b/i, 'write URL'],
  [/\buser names?\b/i, 'write username'],
  [/\be-mails?\b/i, 'write email'],
  [/\bshall\b|\b(?:has|have) to be\b/i, 'write must or should'],
  [/\b(?:stands?|lies) (?:in|on)\b/i, 'write is in or is on'],
  [/\bis told (?:in|on)\b/i, 'write see X, or X explains'],
  [/\banew\b/i, 'write again'],
  [/\bends in (?:a|an|the)\b/i, 'write throws, or ends with'],
  [/\bmay be left out\b/i, 'write optional'],
  [/\b(?:behaviour|colour|favour|honour)(?:s|ed|ing|al)?\b/i, 'write it the American way: -or'],
  [/\b(?:catalogues?|cancelled|centre|licence|towards|whilst)\b/i, 'write it the American way'],
  [
    /\b(?:customise|initialise|normalise|optimise|organise|recognise|serialise|summarise)[ds]?\b/i,
    'write -ize',
  ],
];
const mostBoxes = 3;
const longestSample = 25;
const runnableWithin = 60;
const signatureWithin = 10;

interface FrontMatter {
  title?: unknown;
  description?: unknown;
  type?: unknown;
  sources?: unknown;
}

const lineOf = (node: {position?: {start: {line: number}}}) => node.position?.start.line ?? 1;

const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter((part) => part.trim());

function checkFrontMatter(tree: Root, text: string, report: Report): FrontMatter {
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    report(1, 'The page has no front matter', 'begin it with title, description, type and sources');
    return {};
  }
  const data: FrontMatter = frontMatterOf(text);
  if (typeof data.title !== 'string' || !data.title)
    report(1, 'title is missing', 'name the page in the front matter');

  const length = typeof data.description === 'string' ? data.description.length : 0;
  if (length < 50 || length > 160)
    report(1, `description has ${length} characters`, 'say in 50 to 160 what the reader gets');

  if (!pageTypes.includes(data.type as PageType))
    report(1, `type is ${JSON.stringify(data.type)}`, `choose one of ${pageTypes.join(', ')}`);

  const sources = Array.isArray(data.sources) ? (data.sources as unknown[]) : [];
  if (sources.length === 0)
    report(1, 'sources is empty', 'list the framework files at the tag that the page documents');

  for (const source of sources) {
    if (
      typeof source !== 'string' ||
      !/^(packages\/(arkos|create-arkos)\/\S+|CHANGELOG\.md)$/.test(source)
    ) {
      report(
        1,
        `source ${JSON.stringify(source)} is not a file of the framework`,
        'write it as packages/arkos/…',
      );
    }
  }
  return data;
}

function checkHeadings(tree: Root, ids: ParsedPage['ids'], report: Report): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(heading);
  });
  let last = 1;
  for (const heading of headings) {
    const text = toString(heading);
    const line = lineOf(heading);
    if (heading.depth === 1)
      report(line, `"${text}" is a second title`, 'the title is in the front matter: begin at ##');

    if (heading.depth > last + 1)
      report(line, `"${text}" skips a level`, `make it a level ${last + 1} heading`);

    last = heading.depth;
    if (heading.depth <= 3 && !ids.has(line))
      report(line, `"${text}" has no id of its own`, 'add {#an-id} so that links to it last');

    const plain = toString({
      ...heading,
      children: heading.children.filter(({type}) => type === 'text'),
    });
    const capitals = plain
      .split(/\s+/)
      .slice(1)
      .filter((word) => /^[A-Z][a-z]+$/.test(word) && !capitalisedNames.has(word));
    if (capitals.length > 1)
      report(line, `"${text}" is in title case`, 'capitals only for the first word and for names');
  }
  return headings;
}

const capitalisedNames = new Set([
  'Arkos',
  'Express',
  'Prisma',
  'Node',
  'Docker',
  'Swagger',
  'Nginx',
  'Zod',
  'Django',
  'Errors',
  'TypeScript',
  'JavaScript',
  'Markdown',
  'Docusaurus',
  'GitHub',
  'Scalar',
  'Nodemailer',
  'Multer',
]);

function checkSamples(tree: Root, report: Report): Code[] {
  const samples: Code[] = [];
  visit(tree, 'code', (code) => {
    samples.push(code);
  });
  for (const code of samples) {
    const line = lineOf(code);
    const meta = code.meta ?? '';
    const rows = code.value.split('\n');
    if (!code.lang) {
      report(line, 'The sample has no language', 'write it after the opening fence');
      continue;
    }
    if (
      ['ts', 'typescript', 'tsx', 'prisma'].includes(code.lang) &&
      !/\b(?:title|file)="/.test(meta)
    )
      report(line, 'The sample has no title', 'name its file: title="src/app.ts"');

    if (rows.length > longestSample && !/\blong="[^"]+"/.test(meta)) {
      report(
        line,
        `The sample has ${rows.length} lines`,
        `keep it to ${longestSample}, or say why: long="…"`,
      );
    }
    if (['bash', 'sh', 'shell'].includes(code.lang)) {
      const prompt = rows.findIndex((row) => /^\s*[$>#]\s/.test(row) && !/^\s*#\s/.test(row));
      if (prompt >= 0)
        report(line + 1 + prompt, 'A prompt is inside what one copies', 'leave the $ out');
    }
  }
  return samples;
}

function checkProse(tree: Root, type: PageType | undefined, report: Report): void {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') return 'skip';

    if (node.type === 'text') {
      words += node.value.split(/\s+/).filter((word) => /\w/.test(word)).length;
      node.value.split('\n').forEach((row, index) => {
        for (const [found, instead] of glossary) {
          const [words] = found.exec(row) ?? [];
          if (words !== undefined)
            report(lineOf(node) + index, `"${words}" is not in the glossary`, instead);
        }
        const banned = bannedWords.exec(row.replace(properNames, ''));
        if (banned) {
          report(
            lineOf(node) + index,
            `"${banned[0]}" is a word we do not use`,
            'say what it does instead',
          );
        }
      });
    }
    return undefined;
  });
  if (type) {
    const [least, most] = wordLimits[type];
    if (words < least || words > most) {
      report(
        1,
        `The page has ${words} words of prose`,
        `a ${type} has ${least} to ${most}: split or fill`,
      );
    }
  }
}

/** Admonitions: few, and after what they are about. */
function checkBoxes(tree: Root, report: Report): void {
  const boxes = tree.children.filter(({type}) => type === 'containerDirective');
  const tooMany = boxes[mostBoxes];
  if (tooMany)
    report(lineOf(tooMany), `The page has ${boxes.length} boxes`, `keep it to ${mostBoxes}`);

  for (const box of boxes) {
    const before = tree.children[tree.children.indexOf(box) - 1];
    // A box of requirements opens a list of them, which is no warning.
    if (before?.type === 'heading' && (box as {name?: string}).name !== 'info') {
      report(
        lineOf(box),
        'A box is the first thing in its section',
        'put it after what it is about',
      );
    }
  }
}

function sectionAfter(tree: Root, heading: Heading): RootContent[] {
  const start = tree.children.indexOf(heading) + 1;
  const end = tree.children.findIndex(
    (node, index) => index >= start && node.type === 'heading' && node.depth <= heading.depth,
  );
  return tree.children.slice(start, end < 0 ? undefined : end);
}

function checkParts(
  tree: Root,
  type: PageType | undefined,
  headings: Heading[],
  samples: Code[],
  report: Report,
): void {
  const bodyStart = (tree.children[0]?.position?.end.line ?? 0) + 1;
  const opening = tree.children.find(
    (node): node is Paragraph => node.type === 'paragraph' || node.type === 'heading',
  );
  if (opening?.type !== 'paragraph') {
    report(
      bodyStart,
      'The page does not begin with a paragraph',
      'say what this is and when to use it',
    );
  } else if (sentences(toString(opening)).length > 3) {
    report(lineOf(opening), 'The first paragraph has more than three sentences', 'cut it to three');
  }
  const firstSample = samples[0] ? lineOf(samples[0]) - bodyStart : Infinity;
  if ((type === 'tutorial' || type === 'how-to') && firstSample > runnableWithin) {
    report(
      bodyStart,
      `No sample within ${runnableWithin} lines`,
      'show the first runnable one earlier',
    );
  }
  if (type === 'reference' && firstSample > signatureWithin) {
    report(
      bodyStart,
      `No sample within ${signatureWithin} lines`,
      'begin a reference with its import or form',
    );
  }
  const titled = (text: RegExp) => headings.find((heading) => text.test(toString(heading)));
  if ((type === 'tutorial' || type === 'how-to') && !titled(/^what you need$/i))
    report(bodyStart, 'There is no section "What you need"', 'list it with versions');

  if (type !== 'explanation' && !titled(/^errors$/i)) {
    report(
      bodyStart,
      'There is no section "Errors"',
      'list each message with status, cause and fix',
    );
  }
  const last = headings.filter(({depth}) => depth === 2).at(-1);
  if (!last || toString(last) !== 'Next steps') {
    report(
      last ? lineOf(last) : bodyStart,
      'The page does not end with "Next steps"',
      'add two to four links',
    );
    return;
  }
  const links: Link[] = [];
  visit({type: 'root', children: sectionAfter(tree, last)} as Root, 'link', (link) => {
    links.push(link);
  });
  if (links.length < 2 || links.length > 4)
    report(lineOf(last), `Next steps has ${links.length} links`, 'give two to four');
}

type Report = (line: number, message: string, fix: string) => void;

/**
 * Checks one docs page against the contract of CONTRIBUTING.md.
 *
 * @param file - Path as findings should name it
 * @param text - The page's source
 * @returns What is wrong, in the order of the lines
 */
export function checkPage(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (line, message, fix) => {
    findings.push({file, line, message, fix});
  };
  let parsed: ParsedPage;
  try {
    parsed = parsePage(text);
  } catch (error) {
    const {line, reason} = mdxErrorOf(error);
    report(line, reason, 'fix the MDX');
    return findings;
  }
  const {tree, ids} = parsed;
  const {type} = checkFrontMatter(tree, text, report);
  const pageType = pageTypes.find((known) => known === type);
  const headings = checkHeadings(tree, ids, report);
  const samples = checkSamples(tree, report);
  checkProse(tree, pageType, report);
  checkBoxes(tree, report);
  checkParts(tree, pageType, headings, samples, report);
  return findings.sort((a, b) => a.line - b.line);
}

/**
 * Checks every docs page against the contract.
 *
 * @param root - Absolute path of the repository
 * @returns The findings of all pages
 * @throws Error when there is no page, so that a moved folder cannot pass
 */
export async function checkContract(root: string): Promise<Finding[]> {
  const pages = await findPages(root, [path.join(root, 'docs')]);
  const findings = await Promise.all(
    pages.map(async (page) => checkPage(page, await readFile(path.join(root, page), 'utf8'))),
  );
  return findings.flat();
}
