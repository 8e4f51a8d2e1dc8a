/** Names that a page's elements have, or can be given: `.class`, `#id`, `tag` and `--property`. */
export type Names = ReadonlySet<string>;

const attribute = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;
const script = /<script\b[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script/gi;

function addScript(
  source: string,
  names: Set<string>,
  isName: (word: string) => boolean = () => true,
): void {
  for (const [word] of source.matchAll(/-*[A-Za-z_][\w-]*/g))
    if (isName(word)) names.add(word).add(`.${word}`).add(`#${word}`);
}

/**
 * The names in a page: those of its elements, and every word of its inline scripts, since those can
 * give a class to an element. Read without building a tree, so that it is never too few: what only
 * looks like an attribute counts as well. In an inline script a single letter is a variable, and a
 * word that is a tag of the page means the tag.
 *
 * @param html - A built page
 */
export function namesOfPage(html: string): Names {
  const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag]) => tag!.toLowerCase()));
  const names = new Set(tags);
  for (const [, kind, quoted, single, bare] of html.matchAll(attribute)) {
    const value = quoted ?? single ?? bare ?? '';
    if (kind === 'id') names.add(`#${value}`);
    else for (const name of value.split(/\s+/)) names.add(`.${name}`);
  }
  for (const [property] of html.matchAll(/--[A-Za-z][\w-]*/g)) names.add(property);
  const isName = (word: string): boolean => word.length > 1 && !tags.has(word);
  for (const [, source] of html.matchAll(script)) addScript(source!, names, isName);
  return names;
}

/**
 * The names that a script can give to an element: every word in it.
 *
 * @param source - A built chunk
 */
export function namesOfScript(source: string): Names {
  const names = new Set<string>();
  addScript(source, names);
  return names;
}
