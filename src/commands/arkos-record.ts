/**
 * Records what can be observed of the framework:
 * `npm run arkos:record -- --package DIR_OR_TGZ_OR_VERSION`.
 *
 * @packageDocumentation
 */
import {packageFlags, recordAndReport} from './arkos-record/report';
import {required, runCommand} from './support/command';

const help = `Reads routes, defaults, errors, commands, variables, file names, interceptors,
hooks and queries off a package of the framework, and writes them to
src/arkos/facts. "git diff" then shows what is new; nothing changed, nothing
differs.

Usage: npm run arkos:record -- --package DIR_OR_TGZ_OR_VERSION
                               [--create DIR_OR_TGZ_OR_VERSION]
                               [--repository DIR] [--into DIR]

  --package     an unpacked or installed arkos, one packed by "npm pack", or a
                version on the registry, such as 1.3.10-beta
  --create      the same of create-arkos, for its questions
  --repository  a checkout or mirror of the framework's repository, for the
                commit, the lines that everything is on, and first versions
  --into        another folder to write to
  --help        prints this

When the package is not in a project with everything it loads, it is installed
into a folder of its own, which takes npm and a minute. Exits 2 when it could
not be read.`;

runCommand({
  help,
  options: {...packageFlags, into: {type: 'string'}},
  run: (values) => recordAndReport({...values, package: required(values.package, '--package')}),
});
