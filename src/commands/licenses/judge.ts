/** Licenses that a dependency may have. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** Packages whose `package.json` names no license, and the one in their license file. */
const written: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  rechoir: 'MIT',
  'require-like': 'MIT',
};

/** What is used of a package in `package-lock.json`. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** Licenses with their packages, and a line for each package whose license is not allowed. */
export interface Judgment {
  readonly byLicense: ReadonlyMap<string, readonly string[]>;
  readonly faults: readonly string[];
}

/** Whether an SPDX expression allows a choice in which every license is allowed. */
function isAllowed(expression: string): boolean {
  const inner = /\(([^()]*)\)/;
  let flat = expression;
  // An innermost bracket becomes a license that is allowed, or one that is not.
  while (inner.test(flat))
    flat = flat.replace(inner, (_, part: string) => (isAllowed(part) ? 'MIT' : 'none'));
  return flat
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => allowed.has(part.trim())));
}

/**
 * Reads the licenses of `dependencies` and of what they install; those of `devDependencies` alone are
 * left out.
 *
 * @param packages - `packages` of `package-lock.json`
 */
export function judgeLicenses(packages: Readonly<Record<string, LockedPackage>>): Judgment {
  const byLicense = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [path, {version = '', license, dev}] of Object.entries(packages)) {
    const name = path.replace(/^.*node_modules\//, '');
    if (path === '' || dev) continue;
    const found = license ?? written[name] ?? 'none';
    byLicense.set(found, [...(byLicense.get(found) ?? []), `${name} ${version}`]);
    if (!isAllowed(found)) faults.push(`${name} ${version}: ${found}`);
  }
  return {byLicense, faults};
}
