/**
 * Compares the declared surface and the samples with the framework itself:
 * `npm run verify:arkos -- --package DIR_OR_TGZ_OR_VERSION`.
 *
 * @packageDocumentation
 */
import {root} from '../root';
import {required, runCommand} from './support/command';
import {exitCode, formatResults} from './verify-arkos/report';
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

runCommand({
  help,
  options: {package: {type: 'string'}},
  async run(values) {
    const results = await verify({
      root,
      spec: required(values.package, '--package'),
      progress: (step) => console.error(`… ${step}`),
    });
    console.log(formatResults(results));
    return exitCode(results);
  },
});
