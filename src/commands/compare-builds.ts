/** `npm run compare-builds`: what a pull request changes in the built site, as Markdown. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';

import {weighPage} from './support/page-weight';
import {type ComparedPage, type PageState, summaryOf} from './compare-builds/summary';
import {required, runCommand} from './support/command';

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

runCommand({
  help,
  takesOperands: true,
  async run(_, [one, other]) {
    const before = required(one, 'BEFORE');
    const after = required(other, 'AFTER');
    const [had, has] = await Promise.all([routesOf(before), routesOf(after)]);
    const pages: ComparedPage[] = [];
    for (const route of [...new Set([...had, ...has])].sort()) {
      pages.push({
        route,
        ...(had.includes(route) && {before: await stateOf(before, route)}),
        ...(has.includes(route) && {after: await stateOf(after, route)}),
      });
    }
    console.log(summaryOf(pages));
  },
});
