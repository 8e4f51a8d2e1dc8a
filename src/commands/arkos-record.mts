/**
 * Records what can be observed of the framework:
 * `npm run arkos:record -- --package DIR_OR_TGZ_OR_VERSION`.
 *
 * @packageDocumentation
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {record} from './arkos-record/index';

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

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      package: {type: 'string'},
      create: {type: 'string'},
      repository: {type: 'string'},
      into: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (values.package === undefined) {
    console.error(`--package is missing\n\n${help}`);
    return 2;
  }
  const changed = await record({
    ...values,
    package: values.package,
    root: resolve(import.meta.dirname, '..', '..'),
    progress: (step) => console.error(`… ${step}`),
  });
  console.log(changed.length === 0 ? 'Nothing changed.' : `Changed: ${changed.join(', ')}`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
