import {statSync} from 'node:fs';

/**
 * Reads files once, and again only when one of them has changed.
 *
 * @param filesOf - Finds the files of a folder, or names the one file.
 * @param read - Makes the value of them.
 * @returns A function that takes what `filesOf` takes and answers with the value.
 */
export function whileUnchanged<Value>(
  filesOf: (place: string) => readonly string[],
  read: (files: readonly string[], place: string) => Value,
): (place: string) => Value {
  const known = new Map<string, {stamp: string; value: Value}>();
  return (place) => {
    const before = known.get(place);
    // A build reads the sources as they were when it began.
    if (before && process.env.NODE_ENV === 'production') return before.value;
    const files = filesOf(place);
    const stamp = files
      .map((file) => {
        const {mtimeMs, size} = statSync(file);
        return `${file}:${mtimeMs}:${size}`;
      })
      .join('\n');
    if (before?.stamp === stamp) return before.value;
    const value = read(files, place);
    known.set(place, {stamp, value});
    return value;
  };
}
