/** Licenses that the site may be built with. */
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

/** Whether one of the alternatives of an SPDX expression is allowed, all its parts included. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => allowed.has(part.trim())));

/**
 * Reads the licenses of what the site is built with.
 *
 * @param packages - `packages` of `package-lock.json`
 */
export function judgeLicenses(packages: Readonly<Record<string, LockedPackage>>): Judgment {
  const byLicense = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [place, {version = '', license, dev}] of Object.entries(packages)) {
    const name = place.replace(/^.*node_modules\//, '');
    if (place === '' || dev) continue;
    const found = license ?? written[name] ?? 'none';
    byLicense.set(found, [...(byLicense.get(found) ?? []), `${name} ${version}`]);
    if (!isAllowed(found)) faults.push(`${name} ${version}: ${found}`);
  }
  return {byLicense, faults};
}
