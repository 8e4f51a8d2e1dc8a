/** `npm run licenses`: the licenses of `dependencies` and of what they install. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {root} from '../root';
import {judgeLicenses, type LockedPackage} from './licenses/judge';
import {runCommand} from './support/command';

const help = `npm run licenses

Lists the licenses of the packages that "dependencies" of package.json install. Packages that only
"devDependencies" install are left out. Exits with 1 for a license that is not allowed.
`;

runCommand({
  help,
  async run() {
    const lock = await readFile(path.join(root, 'package-lock.json'), 'utf8');
    const {packages} = JSON.parse(lock) as {packages: Record<string, LockedPackage>};
    const {byLicense, faults} = judgeLicenses(packages);
    for (const [license, names] of [...byLicense].sort(([, a], [, b]) => b.length - a.length))
      console.log(`${String(names.length).padStart(5)}  ${license}`);
    for (const fault of faults)
      console.error(`${fault} → not allowed, see src/commands/licenses/judge.ts`);
    return faults.length > 0 ? 1 : 0;
  },
});
