// Wraps the theme's list of languages to add Prisma's schema language, which Prism does not have.
import type * as PrismNamespace from 'prismjs';

import includeLanguages from '@theme-original/prism-include-languages';

/**
 * Tokens of the Prisma schema language.
 *
 * Source: https://www.prisma.io/docs/orm/reference/prisma-schema-reference
 */
const prisma: PrismNamespace.Grammar = {
  comment: {pattern: /\/\/.*/, greedy: true},
  string: {pattern: /"(?:\\.|[^\\"\r\n])*"/, greedy: true},
  keyword: /^\s*(?:datasource|enum|generator|model|type|view)\b/m,
  annotation: {pattern: /@{1,2}[a-z]+(?:\.\w+)?/i, alias: 'function'},
  'class-name': [
    {pattern: /((?:^|\n)\s*(?:datasource|enum|generator|model|type|view)\s+)\w+/, lookbehind: true},
    /\b[A-Z]\w*\b/,
  ],
  function: /\b[a-z]\w*(?=\()/,
  boolean: /\b(?:false|true)\b/,
  number: /\b\d+(?:\.\d+)?\b/,
  operator: /[=?]|\[\]/,
  punctuation: /[{}[\](),:]/,
};

/**
 * Adds languages to the Prism that highlights the samples.
 *
 * @param Prism - the instance to extend
 */
export default function prismIncludeLanguages(Prism: typeof PrismNamespace): void {
  includeLanguages(Prism);
  Prism.languages.prisma = prisma;
}
