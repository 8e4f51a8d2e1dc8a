/** Words of a name: split where the case changes, and at what is neither letter nor digit. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1\0$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1\0$2')
    .replace(/[^\p{L}\d]+/gu, '\0')
    .split('\0')
    .filter((word) => word !== '');
}

/** A word with a capital; a digit at its start gets `_` in front, as the framework's copy of change-case has it. */
const capitalized = (word: string, index: number): string =>
  (index > 0 && /^\d/.test(word) ? `_${word[0]}` : (word[0] ?? '').toUpperCase()) +
  word.slice(1).toLowerCase();

/**
 * Joins the words of a name with hyphens: `HTMLPage` becomes `html-page`. The rules are those of the
 * change-case copy in the framework (`change-case.helpers.ts`).
 *
 * @param name - Any cased name
 */
export const kebabCase = (name: string): string => wordsOf(name).join('-').toLowerCase();

/**
 * Joins the words of a name, each with a capital: `APIKey` becomes `ApiKey`.
 *
 * @param name - Any cased name
 */
export const pascalCase = (name: string): string => wordsOf(name).map(capitalized).join('');

/**
 * Joins the words of a name, each but the first with a capital: `APIKey` becomes `apiKey`.
 *
 * @param name - Any cased name
 */
export const camelCase = (name: string): string =>
  wordsOf(name)
    .map((word, index) => (index === 0 ? word.toLowerCase() : capitalized(word, index)))
    .join('');

/**
 * The name by which Prisma's client knows a model: `ReadingList` becomes `readingList`.
 *
 * @param model - Name of the model.
 */
export const delegateOf = (model: string): string => model.charAt(0).toLowerCase() + model.slice(1);
