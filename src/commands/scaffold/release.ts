/** What `npm run new:release` changes: the version that the site documents. */

/** What is used of the package's `package.json`. */
export interface FrameworkPackage {
  readonly name: string;
  readonly version: string;
  readonly engines?: {readonly node?: string};
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Files that name the version, relative to the repository. */
export const releaseFiles = [
  'src/arkos/data/release.ts',
  'src/arkos/release.ts',
  '.github/workflows/verify-arkos.yml',
] as const;

const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

function withField(text: string, field: string, value: string): string {
  const pattern = new RegExp(`^(  ${field}: )(?:'[^']*'|\\{[^}]*\\}),$`, 'm');
  if (!pattern.test(text))
    throw new Error(`src/arkos/data/release.ts has no '${field}' → set it by hand`);
  return text.replace(pattern, (_, start: string) => `${start}${value},`);
}

const ranges = (packages: Readonly<Record<string, string>> = {}): string =>
  `{\n${Object.entries(packages)
    .map(([name, range]) => `    ${key(name)}: '${range}',\n`)
    .join('')}  }`;

/**
 * Puts the facts of a package into `src/arkos/data/release.ts`.
 *
 * @param text - the file, in which the version is already the new one
 * @param framework - `package.json` of the package
 * @param commit - of its tag
 * @throws Error when a field is not where it is expected
 */
export function withPackage(text: string, framework: FrameworkPackage, commit: string): string {
  let changed = withField(text, 'commit', `'${commit}'`);
  changed = withField(changed, 'dependencies', ranges(framework.dependencies));
  changed = withField(changed, 'peerDependencies', ranges(framework.peerDependencies));
  const node = framework.engines?.node;
  return node === undefined ? changed : withField(changed, 'node', `'${node}'`);
}

/**
 * Replaces a version where it is whole: `1.3.1` is not a part of `1.3.10`.
 *
 * @param text - a file
 * @param before - the version that the site documents now
 * @param after - the new one
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
