/** `npm run new:release`: records a release of the framework, and scaffolds what it needs here. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {packageFlags, recordAndReport} from './arkos-record/report';
import {change, create} from './scaffold/files';
import {postFile, postText, releasePost} from './scaffold/post';
import {releaseFile, withVersion} from './scaffold/release';
import {required, root, runCommand} from './support/command';

const help = `npm run new:release -- --package DIR|TGZ --create DIR|TGZ --repository DIR [--post]

Records a release of the framework in src/arkos/facts, and names it in ${releaseFile}.
With --post it also writes a post. CONTRIBUTING.md, "Release against a new version of Arkos", has the
rest of the way.

--package     arkos, unpacked or packed
--create      create-arkos, unpacked or packed
--repository  a checkout or mirror of the framework's repository, with the tag
`;

const rest = `
Next:
1. git diff src/arkos/facts   what changed for readers
2. npx tsc --noEmit           the facts that have no words yet
3. npm run docs:affected      the pages whose sources changed
CONTRIBUTING.md has the steps after these.`;

/** The version that the facts are about. */
async function recordedVersion(): Promise<string> {
  const file = path.join(root, 'src/arkos/facts/release.json');
  const {version} = JSON.parse(await readFile(file, 'utf8')) as {version: string};
  return version;
}

runCommand({
  help,
  options: {...packageFlags, post: {type: 'boolean', default: false}},
  async run(values) {
    const before = await recordedVersion();
    await recordAndReport({
      package: required(values.package, '--package'),
      create: required(values.create, '--create'),
      repository: required(values.repository, '--repository'),
    });
    const version = await recordedVersion();
    if (version !== before) await change(releaseFile, (text) => withVersion(text, before, version));
    if (values.post) {
      const post = releasePost(version, new Date().toISOString().slice(0, 10));
      await create(postFile(post), postText(post));
    }
    console.log(rest);
  },
});
