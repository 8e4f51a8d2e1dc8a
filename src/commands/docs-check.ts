/** `npm run docs:check`: checks every sample in the pages, see `src/samples/README.md`. */
import {checkPages} from './docs-check/check-pages';
import {runCommand} from './support/command';

const help = `npm run docs:check -- [FILE…] [--no-cache]

Checks every sample in the pages: TypeScript and JavaScript compile together with the bookshop,
JSON parses, requests go to routes that exist, Prisma accepts the schemas, commands, flags and
environment variables exist. In the text it checks names, statuses, defaults, quoted messages,
components and links. Prints each finding as file:line:column message → fix.

FILE        pages or folders of pages; every page of docs, blog and src/pages without one
--no-cache  check again what has not changed

Exit 0: nothing found. 1: there are findings. 2: nothing could be checked.
`;

runCommand({
  help,
  options: {'no-cache': {type: 'boolean', default: false}},
  takesOperands: true,
  run: async (values, files) => ((await checkPages(files, values['no-cache'])) > 0 ? 1 : 0),
});
