/** `npm run check`: what a maintainer runs before a pull request. */
import {availableChecks, runChecks} from './check/run';
import {tools} from './check/tools';
import {runCommand, UsageError} from './support/command';

const help = `npm run check [-- NAME…] [--fix]

Runs every check a maintainer needs before a pull request and prints each finding as
file:line message → fix. Exit 1 when there is one.

NAME: run only these: ${availableChecks.join(', ')}
--fix: first fix what is certain: ${tools.flatMap(({name, fix}) => (fix ? name : [])).join(', ')}
`;

runCommand({
  help,
  options: {fix: {type: 'boolean', default: false}},
  takesOperands: true,
  async run({fix}, names) {
    const unknown = names.find((name) => !availableChecks.includes(name));
    if (unknown !== undefined) {
      throw new UsageError(
        `No check is called "${unknown}": choose from ${availableChecks.join(', ')}.`,
      );
    }
    return (await runChecks(names, fix)) ? 0 : 1;
  },
});
