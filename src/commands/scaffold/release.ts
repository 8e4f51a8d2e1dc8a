/** Outside of the recorded facts, the file that names the version that the site documents. */
export const releaseFile = '.github/workflows/verify-arkos.yml';

/**
 * Replaces a version where it is whole: `1.3.1` is not a part of `1.3.10`.
 *
 * @param text - A file
 * @param before - The version that the site documents now
 * @param after - The new one
 * @throws Error when the file does not name the version
 */
export function withVersion(text: string, before: string, after: string): string {
  const pattern = new RegExp(
    `(?<![\\w.])(v?)${before.replaceAll('.', '\\.')}(?![\\w-]|\\.\\d)`,
    'g',
  );
  if (!pattern.test(text)) throw new Error(`The version ${before} is not there`);
  return text.replaceAll(pattern, (_, v: string) => v + after);
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
  return [
    '',
    'Next:',
    ...steps.flatMap(([command, shows], index) => [`${index + 1}. ${command}`, `   ${shows}`]),
    'CONTRIBUTING.md, "Release against a new version of Arkos", has the other steps.',
  ].join('\n');
}
