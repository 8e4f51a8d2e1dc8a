/** `npm run docs:affected`: which pages document files of the framework. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';

import {findPages} from '../samples/pages';
import {affectedPages, affectedText, type SourcedPage} from './docs-affected/affected';
import {required, root, runCommand} from './support/command';

const help = `npm run docs:affected -- FILE…

Lists the pages whose sources name one of the files, as Markdown.

FILE  path in the framework's repository, such as packages/arkos/src/app.ts
`;

async function sourcesOf(page: string): Promise<SourcedPage> {
  const filePath = path.join(root, page);
  const {frontMatter} = await parseMarkdownFile({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return {page, sources: (frontMatter.sources ?? []) as string[]};
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
