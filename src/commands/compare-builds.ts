/** `npm run compare-builds`: what a pull request changes in the built site, as Markdown. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';

import {weighPage} from '../../tests/support/page-weight';
import {type ComparedPage, type PageState, summaryOf} from './compare-builds/summary';
import {runCommand} from './scaffold/files';

const help = `npm run compare-builds -- BEFORE AFTER

Lists the pages that differ between two builds, with what they cost, as Markdown.
`;

async function routesOf(build: string): Promise<string[]> {
  const names = await readdir(build, {recursive: true});
  return names
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${path.dirname(name).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'));
}

async function stateOf(build: string, route: string): Promise<PageState> {
  const html = await readFile(path.join(build, route, 'index.html'), 'utf8');
  const {all} = await weighPage(build, route);
  return {text: load(html)('main').text(), bytes: all};
}

runCommand(help, async () => {
  const [before, after] = process.argv.slice(2);
  if (before === undefined || after === undefined) throw new Error('BEFORE and AFTER are missing');
  const [had, has] = (await Promise.all([before, after].map(routesOf))) as [string[], string[]];
  const pages: ComparedPage[] = [];
  for (const route of [...new Set([...had, ...has])].sort())
    pages.push({
      route,
      ...(had.includes(route) && {before: await stateOf(before, route)}),
      ...(has.includes(route) && {after: await stateOf(after, route)}),
    });
  return summaryOf(pages);
});
