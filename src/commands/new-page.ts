/** `npm run new:page`: writes what the checks want of a new page. */
import {parseArgs} from 'node:util';

import {change, create, runCommand} from './scaffold/files';
import {
  goldenText,
  type NewPage,
  pageText,
  pageTypes,
  withQuestion,
  withSidebarEntry,
} from './scaffold/page';

const help = `npm run new:page -- ID "TITLE" --type TYPE --source FILE…

Writes docs/ID.mdx with the parts that its type needs, and adds the page to the sidebar, to the list
of routes and to the golden queries of the search.

ID        folder and name, such as guide/rate-limits
--type    ${pageTypes.join(', ')}
--source  file of the framework that the page documents; as often as needed
`;

function readArguments(): NewPage {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {type: {type: 'string'}, source: {type: 'string', multiple: true}},
  });
  const [id = '', title = ''] = positionals;
  const type = pageTypes.find((name) => name === values.type);
  const {source: sources = []} = values;
  if (!/^(?:[a-z\d-]+\/)?[a-z\d-]+$/.test(id)) throw new Error(`ID is "${id}" → write folder/name`);
  if (title === '') throw new Error('TITLE is missing');
  if (!type) throw new Error(`--type is ${values.type ?? 'missing'} → ${pageTypes.join(', ')}`);
  if (sources.length === 0) throw new Error('--source is missing');
  return {id, title, type, sources};
}

runCommand(help, async () => {
  const page = readArguments();
  const {id} = page;
  await create(`docs/${id}.mdx`, pageText(page));
  await create(`tests/fixtures/search/golden/${id.split('/').at(-1)}.json`, goldenText(page));
  await change('sidebars.ts', (text) => withSidebarEntry(text, id));
  await change('tests/fixtures/questions.json', (text) => withQuestion(text, page));
  return `Write the page, then: npm run check -- contract && npm run docs:check -- docs/${id}.mdx`;
});
