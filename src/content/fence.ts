/**
 * Reads the settings after the language of a fence.
 *
 * @param meta - Such as `title="src/app.ts" {4} npm2yarn wrong='TS2322'`.
 * @returns Each name with its value; a name alone has an empty one.
 */
export function readMeta(meta: string): Map<string, string> {
  const settings = new Map<string, string>();
  const pattern = /(?:^|\s)([a-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?(?=\s|$)/gi;
  for (const [, name = '', double, single, bare] of meta.matchAll(pattern))
    settings.set(name, double ?? single ?? bare ?? '');
  return settings;
}
