/** `npm run bench`: what `tests/bench/README.md` shows. */
import {runCommand, UsageError} from '../../src/commands/support/command';
import {parts} from './pages';
import {benches} from './run';

const help = `npm run bench -- search [--build DIR] [--sizes 1,10,100] [--repeat 3]
npm run bench -- pages [--only bytes,cpu,lighthouse,build] [--site DIR] [--keep] [--repeat 3]
npm run bench -- growth [--sizes 60,300,1000] [--repeat 3]
npm run bench -- start [--build DIR] [--repeat 3]

Each prints Markdown tables for tests/bench/README.md, which says how everything is measured.

search  the embedded search, Pagefind and @easyops-cn/docusaurus-search-local over the same records
        --build DIR   a built site (default: build; make one with npm run build)
        --sizes LIST  how many times the site's own records (default: 1,10,100)
pages   our pages beside plain Docusaurus, VitePress and Starlight over the same text
        --only LIST   measure only these (default: all four)
        --site DIR    a finished build of ours; without it the bench makes one
        --keep        leave packages and sites in --folder and use those that are there
        --folder DIR  where to install and build (default: a temporary folder)
        --json FILE   where the figures go (default: bench-pages.json here)
growth  our site with 60, 300 and 1,000 pages
        --sizes LIST  numbers of pages
        --folder DIR  where to build (default: a temporary folder)
start   npm start of our site and of plain Docusaurus over the same text, and an edit of a page
        --build DIR   a built site, for the text (default: build)
        --folder DIR  where to copy the sites (default: a temporary folder)
--repeat N    each time is measured N times, the median counts (default: 3)
`;

runCommand({
  help,
  options: {
    build: {type: 'string', default: 'build'},
    sizes: {type: 'string'},
    repeat: {type: 'string', default: '3'},
    only: {type: 'string', default: parts.join(',')},
    site: {type: 'string'},
    folder: {type: 'string'},
    json: {type: 'string', default: 'bench-pages.json'},
    keep: {type: 'boolean', default: false},
  },
  takesOperands: true,
  async run(flags, [name = '']) {
    const bench = benches[name];
    if (!bench)
      throw new UsageError(`BENCH is "${name}" → choose from ${Object.keys(benches).join(', ')}`);
    await bench(flags);
  },
});
