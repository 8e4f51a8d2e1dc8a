/** `npm run new:release`: moves the site to a release of the framework. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {release} from '../arkos/data/release';
import {change, create, runCommand} from './scaffold/files';
import {postFile, postText, releasePost} from './scaffold/post';
import {type FrameworkPackage, releaseFiles, withPackage, withVersion} from './scaffold/release';

const help = `npm run new:release -- --package DIR --commit HASH [--post]

Moves the site to the release of the framework in DIR, a folder with its unpacked npm package: the
version, the commit of its tag and the packages it needs. With --post it also writes a post.
`;

const steps = (folder: string): string => `
Then, in this order:
1. npm run verify:arkos -- --package ${folder}      each finding is a fact to correct in src/arkos
2. npm run bookshop:record -- --package ${folder}   the responses of the new release
3. npm run docs:affected -- FILE…                   the pages whose sources changed
4. npm run check && npm test`;

runCommand(help, async () => {
  const {values} = parseArgs({
    options: {
      package: {type: 'string'},
      commit: {type: 'string'},
      post: {type: 'boolean', default: false},
    },
  });
  const {package: folder, commit = ''} = values;
  if (folder === undefined) throw new Error('--package is missing');
  if (!/^[\da-f]{40}$/.test(commit)) throw new Error('--commit is no hash → git rev-parse TAG^{}');
  const file = path.join(folder, 'package.json');
  const framework = JSON.parse(await readFile(file, 'utf8')) as FrameworkPackage;
  const {version} = framework;
  if (framework.name !== release.name) throw new Error(`${file} is not ${release.name}`);
  if (version === release.version) throw new Error(`The site documents ${version} already`);
  for (const name of releaseFiles)
    await change(name, (text) => withVersion(text, release.version, version));
  await change(releaseFiles[0], (text) => withPackage(text, framework, commit));
  if (values.post) {
    const date = new Date().toISOString().slice(0, 10);
    const post = releasePost(version, date);
    await create(postFile(post), postText(post));
  }
  return steps(folder);
});
