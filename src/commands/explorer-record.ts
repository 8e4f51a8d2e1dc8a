/** `npm run explorer:record`: what the explorer and the query lab are checked against. */
import path from 'node:path';
import {recordExplorer} from './explorer-record/record';
import {required, runCommand} from './support/command';

const help = `Records what the explorer and the query lab are checked against, on the real framework.

  npm run explorer:record -- --package DIR

  --package DIR  the built arkos package, with its dependencies
  --help         this text

Writes tests/fixtures/arkos/recorded: the routes of ten schemas and of none, the responses of routes
without a model, the arguments that queries become, and the files of the command line. Look through the
difference before you commit it.`;

runCommand({
  help,
  options: {package: {type: 'string'}},
  run: (values) => recordExplorer(path.resolve(required(values.package, '--package'))),
});
