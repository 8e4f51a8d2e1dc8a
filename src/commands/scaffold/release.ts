/** Outside of the recorded facts, the file that names the version that the site documents. */
export const releaseFile = '.github/workflows/verify-arkos.yml';

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
