/** `npm run bookshop:record`: the exchanges of the docs, recorded on the real framework. */
import {recordBookshop} from './bookshop-record/record';
import {required, runCommand} from './support/command';

const help = `Records the bookshop's exchanges on the real framework.

  npm run bookshop:record -- --package DIR_OR_TGZ [--only FILE.http] [--check] [--javascript] [--fresh]

  --package PATH  the arkos package: a folder with its package.json, or what npm pack makes of it
  --only FILE     record this file of docs/_bookshop/exchanges alone (may be repeated)
  --check         write nothing: exit 1 if a response differs from its recording, or if a source
                  of the bookshop has changed since
  --javascript    record nothing: build the bookshop as TypeScript and in its JavaScript form, send
                  the requests to both in production, and compare the responses
  --fresh         install the dependencies again instead of using the kept ones
  --help          this text

Copies docs/_bookshop to a temporary folder, installs it with that package, seeds an SQLite
database (PGlite where a file says so), and for every exchanges/*.http starts the bookshop, sends the requests in order and
writes exchanges/*.json beside it. Look through the difference before you commit it.`;

runCommand({
  help,
  options: {
    package: {type: 'string'},
    only: {type: 'string', multiple: true},
    check: {type: 'boolean', default: false},
    javascript: {type: 'boolean', default: false},
    fresh: {type: 'boolean', default: false},
  },
  async run(values) {
    const problems = await recordBookshop({
      ...values,
      package: required(values.package, '--package'),
    });
    for (const problem of problems) console.error(problem);
    return problems.length === 0 ? 0 : 1;
  },
});
