/** Outside of the recorded facts, the file that names the version that the site documents. */
export const releaseFile = '.github/workflows/verify-arkos.yml';

/**
 * Names a version of `arkos` in the workflow. That of `create-arkos`, after `--create`, is another one.
 *
 * @param text - {@link releaseFile}
 * @param version - The version that the site documents
 * @throws Error when the workflow names no version
 */
export function withRelease(text: string, version: string): string {
  const named = /(?<=--package |arkos@)\d+\.\d+\.\d+[\w.-]*/g;
  if (text.search(named) < 0) {
    throw new Error(
      `${releaseFile} names no version of arkos → write "--package ${version}" in it`,
    );
  }
  return text.replaceAll(named, version);
}

/** The release that the facts are about: the part of `facts/release.json` that names it. */
export interface RecordedRelease {
  readonly version: string;
  /** The tag of its sources. */
  readonly tag: string;
}

/**
 * Lists the commands that show what a recording leaves to do, ready to paste.
 *
 * @param before - The release that the site documented
 * @param after - The one that it documents now; the same when it was recorded again
 * @param repository - The framework's repository, with both tags
 */
export function nextSteps(
  before: RecordedRelease,
  after: RecordedRelease,
  repository: string,
): string {
  const steps = [
    ["git diff src/arkos/facts ':!src/arkos/facts/origins.json'", 'what changed for readers'],
    ['npx tsc --noEmit', 'the facts that have no words yet'],
  ];
  if (after.version !== before.version) {
    steps.push(
      [
        `git -C '${repository}' diff --name-only ${before.tag} ${after.tag} | xargs npm run --silent docs:affected --`,
        'the pages whose sources changed',
      ],
      [
        `git grep -nF ${before.version} -- docs src README.md`,
        'the lines that still name the version before',
      ],
    );
  }
  const installed = `../arkos-${after.version}`;
  steps.push([
    `npm install --prefix ${installed} arkos@${after.version} && npm run explorer:record -- --package ${installed}/node_modules/arkos`,
    'the routes, queries and generated files that changed, in git diff tests/fixtures/arkos/recorded',
  ]);
  return [
    '',
    'Next:',
    ...steps.flatMap(([command, shows], index) => [`${index + 1}. ${command}`, `   ${shows}`]),
    'CONTRIBUTING.md, "Release against a new version of Arkos", has the other steps.',
  ].join('\n');
}
