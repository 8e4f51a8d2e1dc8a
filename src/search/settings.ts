/**
 * What counts in a search, and how much. The embedded ranking reads these figures; `npm run
 * search:publish` pushes what the hosted service can take of them, so that both rank alike.
 */
/**
 * How much a word weighs by the field it is in, in the order of importance. The hosted engine ranks
 * by the order alone; the embedded one multiplies by the figures.
 */
export const attributeWeights = {
  'hierarchy.lvl1': 12,
  keywords: 11,
  names: 10,
  'hierarchy.lvl2': 9,
  'hierarchy.lvl3': 8,
  'hierarchy.lvl4': 7,
  'hierarchy.lvl5': 6,
  'hierarchy.lvl6': 5,
  'hierarchy.lvl0': 2,
  content: 1.5,
} as const;

/**
 * A word among several of a keyword, and the text of a code block, as parts of the whole weight; and
 * what a keyword covers, as a part of what a heading of as many words does.
 */
export const fieldFactors = {
  keywordWord: 0.4,
  keywordCover: 0.3,
  inlineCode: 2,
  codeBlock: 0.4,
} as const;

/** BM25: how soon a word that repeats stops counting, and how much the length of a field counts. */
export const saturation = {k: 1.2, b: 0.4} as const;

/** What a match of a term counts for, beside 1 for the word as typed. */
export const matchWorth = {
  /** A longer word that begins with what was typed; the part typed adds the rest. */
  prefix: 0.55,
  /** Another form of the word (`uploading` for `uploads`). */
  stem: 0.8,
  /** A part of a compound word that was typed (`create` of `createOne`). */
  part: 0.6,
  synonym: 0.85,
  /** The American spelling of a British word. */
  spelling: 0.95,
  /** A word that differs by letters, divided by one more than their number. */
  typo: 1.7,
  /** A word that questions are made of (`how`, `the`), as a part of a whole word. */
  questionWord: 0.08,
  /** A word that says little (`setup`, `every`), likewise. */
  weakWord: 0.35,
} as const;

/** Factors of the final order. */
export const ranking = {
  /** A title, or a keyword of a page, that the query is to the letter. */
  subject: 60,
  /** A heading, or a keyword of a heading, that the query is to the letter. */
  heading: 16,
  /** A name that is a row of its own, or at the head of an item or a row of the text. */
  name: 28,
  nameInText: 8,
  /** The same in the same letters, large and small: `PORT` is not `port`. */
  sameSpelling: 1.3,
  /** The same where the query is written as only a name in code is: this is what it must find. */
  identifier: 160,
  /** And where it is the very heading, of a row of the reference for instance. */
  ownIdentifier: 3,
  /** Grows with the part of a heading that the query covers. */
  partOfHeading: 10,
  /** The same for a page's title: a page comes before its sections. */
  partOfTitle: 28,
  /** Of that, what a heading or title gets that has the words of the query among many others. */
  longHeading: 0.2,
  longTitle: 0.25,
  /** The exponents of the parts of a heading, and of the page, that the query covers. */
  headingExponent: 2,
  pageExponent: 2,
  /** From these parts on a heading or a text counts as saying all of the query. */
  whole: 0.97,
  wholeHeading: 0.95,
  /** A page's own rank from -9 to 9, as a part of its score for each step. */
  pageRank: 0.1,
  /** For each doubling of the headings of a page that the query covers. */
  headingsOfPage: 0.35,
  /** Grows with the part of the query that the title, the keywords and the first text of the page cover. */
  page: 1,
  /** A row of a table that is not the very name that was typed. */
  row: 0.45,
  /** All words of the query in one text. */
  sameText: 1.6,
  /** The words that only the page's title holds count for so much of those in the section. */
  inTitle: 0.55,
  /** The exponent of the part of the query that is covered. */
  coverage: 3,
  /** Sections that cover less than this part of what the best one covers are left out. */
  leastCoverage: 0.6,
  /** The same for a question, of which no section has every word. */
  leastCoverageOfQuestion: 0.48,
} as const;

/** How results are mixed: a page's best first, and other pages before its rest. */
export const mixing = {
  /** Hits of a page before the next page comes, and of the only page that is the subject. */
  perPage: 2,
  perSubject: 3,
  /** Rows of one page before the next page comes. */
  rows: 2,
  /** Lines of the dialog for a page that only mentions the query, where more than a few pages do. */
  perMention: 1,
  fewPages: 3,
} as const;

/**
 * The rank of pages that set none, from -9 to 9: a post says what was new, the home page leads
 * elsewhere; the docs have the explanation.
 */
export const partRanks: Readonly<Record<string, number>> = {
  Site: -6,
  Blog: -5,
  'API reference': -2,
};

/** Pages that are not searched, by how their path below the base URL begins: demos, the error page. */
export const excludedPaths: readonly string[] = ['components/', '404'];

/** The attributes one can filter by. */
export const facets = ['language', 'docusaurus_tag', 'hierarchy.lvl0'] as const;

/** Words as long as these may have one or two letters wrong. */
export const typoTolerance = {
  oneTypo: 4,
  twoTypos: 8,
  /** A misspelled beginning of a word counts as so many letters further away than a misspelled word. */
  beginning: 0.5,
} as const;

/** How the pages that resemble a page are found. */
export const relatedness = {
  /** Neighbors of a page. */
  count: 3,
  /** Words of the title, the description and a heading count as if the text had them so often. */
  titleTimes: 6,
  descriptionTimes: 3,
  headingTimes: 3,
  /** Pages of the same part of the site resemble each other a little more. */
  samePart: 1.15,
  /** Shorter words are left out. */
  shortestWord: 3,
} as const;

/** The folder of the embedded index, under the site's base URL. */
export const indexFolder = 'search-index';

/** The file that a reader's first search fetches; it names the others. */
export const manifestFile = 'names.json';

/** Sizes of the parts of the embedded index, in characters of JSON. */
export const partSizes = {
  /** Names and headings travel in the first file as long as they are no longer than this. */
  inline: 200_000,
  names: 40_000,
  pages: 12_000,
  words: 18_000,
  texts: 6_000,
} as const;

/** What decides which stretch of a text is shown: another word of the query is worth so many repeated ones. */
export const snippets = {anotherWord: 100} as const;

/** Limits that keep a search fast at any size of the site. */
export const limits = {
  /** Sections that a word of the text is noted for, those where it counts most. */
  sectionsPerTerm: 4_000,
  /** Texts of a section that a word is noted for. */
  textsPerTerm: 2,
  /** Longer words that stand for a beginning that was typed. */
  prefixTerms: 120,
  /** Parts of the index that one beginning may need. */
  prefixParts: 3,
  /** Words of a query that are corrected when the index does not have them. */
  correctedWords: 4,
  /** Words of the index that a misspelled one may stand for. */
  corrections: 8,
  /** Letters of each half of a word that is tried as two, and the ways to split it that are tried. */
  shortestPart: 3,
  splits: 3,
  /** Words of a query that are tried as one word. */
  joinedWords: 4,
  /** Before the last word of a query only words as long as this may be beginnings: `auth serv`. */
  earlierPrefixLength: 4,
  /** Words that a snippet has before its first match: a narrow line shows the match too. */
  wordsBeforeMatch: 2,
  /** Beginnings shorter than this are searched for in names and headings only. */
  prefixLength: 3,
  /** Parts that are kept in memory, in characters of JSON. */
  keptCharacters: 3_000_000,
  /** Milliseconds after which a search that has no response counts as failed. */
  timeout: 15_000,
} as const;
