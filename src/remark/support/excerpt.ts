const ellipsis = '…';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lists what {@link excerpt} can show.
 *
 * @param json - A JSON value.
 * @returns The paths of its fields, such as `data` and `data.title`.
 */
export function pathsOf(json: unknown): string[] {
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, value]) => [
    key,
    ...pathsOf(value).map((path) => `${key}.${path}`),
  ]);
}

/**
 * Writes some fields of a JSON value, and a line with an ellipsis for what is left out.
 *
 * @param json - The value.
 * @param paths - The fields to show; none for the whole value.
 * @returns The indented text.
 */
export function excerpt(json: unknown, paths: readonly string[]): string {
  if (!isObject(json) || paths.length === 0) return JSON.stringify(json, null, 2);
  const fields = Object.entries(json).map(([key, value], index, all) => {
    const isWhole = paths.includes(key);
    const inside = paths.flatMap((path) =>
      path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : [],
    );
    if (!isWhole && inside.length === 0) return ellipsis;
    const comma = index < all.length - 1 ? ',' : '';
    return `${JSON.stringify(key)}: ${excerpt(value, isWhole ? [] : inside)}${comma}`;
  });
  const lines = fields.filter((text, index) => text !== ellipsis || fields[index - 1] !== ellipsis);
  return `{\n${lines.join('\n').replace(/^/gm, '  ')}\n}`;
}
