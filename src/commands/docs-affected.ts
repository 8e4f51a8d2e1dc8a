/** `npm run docs:affected`: which pages document files of the framework. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {root} from '../root';
import {frontMatterOf} from '../content/page';
import {findPages} from '../content/pages';
import {affectedPages, affectedText, type SourcedPage} from './docs-affected/affected';
import {required, runCommand} from './support/command';

const help = `npm run docs:affected -- FILE…

Lists the pages whose sources name one of the files, as Markdown.

FILE  path in the framework's repository, such as packages/arkos/src/app.ts
`;

async function sourcesOf(page: string): Promise<SourcedPage> {
  const {sources = []} = frontMatterOf(await readFile(path.join(root, page), 'utf8'));
  return {page, sources: sources as string[]};
}

runCommand({
  help,
  takesOperands: true,
  async run(_, files) {
    required(files[0], 'FILE');
    const pages = await Promise.all((await findPages(root)).map(sourcesOf));
    console.log(affectedText(affectedPages(pages, files)));
  },
});
