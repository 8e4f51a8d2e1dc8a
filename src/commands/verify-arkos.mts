/**
 * Holds what this site says about the framework against the framework itself:
 * `npm run verify:arkos -- --package DIR_OR_TGZ_OR_VERSION`.
 *
 * @packageDocumentation
 */
import {dirname, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {exitCode, formatDifference} from './verify-arkos/report';
import {count, verify} from './verify-arkos/verify';

const help = `Holds the declared surface (src/arkos/surface), the data (src/arkos/data) and the
bookshop against a real package of the framework, in both directions.

Usage: npm run verify:arkos -- --package DIR_OR_TGZ_OR_VERSION
                               [--create DIR_OR_TGZ_OR_VERSION]

  --package  an unpacked or installed arkos, one packed by "npm pack", or a
             version on the registry, such as 1.3.10-beta
  --create   the same of create-arkos; its questions are checked then
  --help     prints this

Each difference is printed as "file:line  [check]  ours: …  theirs: …". When the
package does not lie in a project with everything it loads, it is installed
into a folder of its own, which takes npm and a minute. Exits 1 on any
difference, 2 when it could not be checked.`;

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      package: {type: 'string'},
      create: {type: 'string'},
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
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
  const results = await verify({
    root,
    spec: values.package,
    create: values.create,
    progress: (step) => console.error(`… ${step}`),
  });
  let differences = 0;
  for (const result of results) {
    differences += result.differences.length;
    const verdict =
      result.differences.length === 0 ? 'the same' : `${result.differences.length} differ`;
    console.log(
      `${result.check.padEnd(24)} ${String(result.compared).padStart(5)} compared, ${verdict}`,
    );
    for (const note of result.notes ?? []) console.log(`  ${note}`);
    for (const difference of result.differences) console.log(`  ${formatDifference(difference)}`);
  }
  const counts = Object.entries(count(root, results)).map(([kind, number]) => `${number} ${kind}`);
  console.log(`\n${counts.join(', ')}`);
  console.log(differences === 0 ? 'No difference.' : `${differences} differences.`);
  return exitCode(results);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
