/** `npm run new:release`: records a release of the framework, and scaffolds what it needs here. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {root} from '../root';
import {packageFlags, recordAndReport} from './arkos-record/report';
import {changed, created, writeFiles} from './scaffold/files';
import {postFile, postText, releasePost} from './scaffold/post';
import {nextSteps, releaseFile, withRelease, type RecordedRelease} from './scaffold/release';
import {required, runCommand} from './support/command';

const help = `npm run new:release -- --package DIR|TGZ --create DIR|TGZ --repository DIR [--post]

Records a release of the framework in src/arkos/facts, and names it in ${releaseFile}.
With --post it also writes a post. CONTRIBUTING.md, "Release against a new version of Arkos", has the
rest of the way.

--package     arkos, unpacked or packed
--create      create-arkos, unpacked or packed
--repository  a checkout or mirror of the framework's repository, with the tag
`;

/** The release that the facts are about. */
async function recordedRelease(): Promise<RecordedRelease> {
  const file = path.join(root, 'src/arkos/facts/release.json');
  return JSON.parse(await readFile(file, 'utf8')) as RecordedRelease;
}

runCommand({
  help,
  options: {...packageFlags, post: {type: 'boolean', default: false}},
  async run(values) {
    const repository = required(values.repository, '--repository');
    const before = await recordedRelease();
    await recordAndReport({
      package: required(values.package, '--package'),
      create: required(values.create, '--create'),
      repository,
    });
    const after = await recordedRelease();
    const post = releasePost(after.version, new Date().toISOString().slice(0, 10));
    await writeFiles(
      await Promise.all([
        changed(releaseFile, (text) => withRelease(text, after.version)),
        ...(values.post ? [created(postFile(post), postText(post))] : []),
      ]),
    );
    console.log(nextSteps(before, after, repository));
  },
});
