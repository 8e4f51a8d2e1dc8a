import type {Grammar} from 'prismjs';

/**
 * Tokens of the Prisma schema language, which Prism does not have.
 *
 * Source: https://www.prisma.io/docs/orm/reference/prisma-schema-reference
 */
export const prismaGrammar: Grammar = {
  comment: {pattern: /\/\/.*/, greedy: true},
  string: {pattern: /"(?:\\.|[^\\"\r\n])*"/, greedy: true},
  // A field may have such a name, too, but no block after it.
  keyword: /^\s*(?:datasource|enum|generator|model|type|view)(?=\s+\S+\s*\{)/m,
  annotation: {pattern: /@{1,2}[a-z]+(?:\.\w+)?/i, alias: 'function'},
  'class-name': [
    {
      pattern: /((?:^|\n)\s*(?:datasource|enum|generator|model|type|view)\s+)\S+(?=\s*\{)/,
      lookbehind: true,
    },
    /\b[A-Z]\w*\b/,
  ],
  function: /\b[a-z]\w*(?=\()/,
  boolean: /\b(?:false|true)\b/,
  number: /\b\d+(?:\.\d+)?\b/,
  operator: /[=?]|\[\]/,
  punctuation: /[{}[\](),:]/,
};
