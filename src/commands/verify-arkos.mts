/**
 * Compares the declared surface and the samples with the framework itself:
 * `npm run verify:arkos -- --package DIR_OR_TGZ_OR_VERSION`.
 *
 * @packageDocumentation
 */
import {dirname, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {exitCode, formatDifference} from './verify-arkos/report';
import {verify} from './verify-arkos/verify';

const help = `Compares the declared surface (src/arkos/surface) with the declarations of a real
package of the framework, in both directions, and compiles the bookshop and the
samples of the pages against them. "npm run arkos:record" does the rest.

Usage: npm run verify:arkos -- --package DIR_OR_TGZ_OR_VERSION

  --package  an unpacked or installed arkos, one packed by "npm pack", or a
             version on the registry, such as 1.3.10-beta
  --help     prints this

Each difference is printed as "file:line  [check]  ours: …  theirs: …". Types that
the declarations import and that are not there are installed with npm. Exits 1
on any difference, 2 when it could not be checked.`;

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      package: {type: 'string'},
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
    for (const difference of result.differences) console.log(`  ${formatDifference(difference)}`);
  }
  console.log(differences === 0 ? 'No difference.' : `${differences} differences.`);
  return exitCode(results);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
