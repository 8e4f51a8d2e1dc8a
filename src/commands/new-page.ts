/** `npm run new:page`: writes what the checks require of a new page. */
import {pageTypes} from './check/contract';
import {changed, created, writeFiles} from './scaffold/files';
import {goldenText, pageText, withQuestion, withSidebarEntry} from './scaffold/page';
import {required, runCommand, UsageError} from './support/command';

const help = `npm run new:page -- ID "TITLE" --type TYPE --source FILE…

Writes docs/ID.mdx with the parts that its type needs and golden queries for the search, and adds the
page to the sidebar and to the questions that the docs answer.

ID        folder and name, such as guide/rate-limits
--type    ${pageTypes.join(', ')}
--source  file of the framework that the page documents; as often as needed
`;

runCommand({
  help,
  options: {type: {type: 'string'}, source: {type: 'string', multiple: true, default: []}},
  takesOperands: true,
  async run(values, [id = '', name]) {
    if (!/^(?:[a-z\d-]+\/)?[a-z\d-]+$/.test(id))
      throw new UsageError(`ID is "${id}" → write folder/name`);
    const type = pageTypes.find((one) => one === values.type);
    if (!type)
      throw new UsageError(`--type is ${values.type ?? 'missing'} → ${pageTypes.join(', ')}`);
    required(values.source[0], '--source');
    const page = {id, title: required(name, 'TITLE'), type, sources: values.source};
    const golden = `tests/fixtures/search/golden/${id.split('/').at(-1)}.json`;
    await writeFiles(
      await Promise.all([
        created(`docs/${id}.mdx`, pageText(page)),
        created(golden, goldenText(page)),
        changed('sidebars.ts', (text) => withSidebarEntry(text, id)),
        changed('tests/fixtures/questions.json', (text) => withQuestion(text, page)),
      ]),
    );
    console.log(
      `Write the page, then: npm run check -- contract && npm run docs:check -- docs/${id}.mdx`,
    );
  },
});
