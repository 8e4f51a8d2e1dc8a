/**
 * What counts in a search, and how much: read by the embedded ranking and pushed to the hosted index
 * by `npm run search:publish`, so that both answer alike.
 */
import {hierarchyLevels} from './record';

/**
 * How much a word weighs by where it stands, in the order of importance. The hosted engine ranks by
 * the order alone; the embedded one multiplies by the figures.
 */
export const attributeWeights = {
  'hierarchy.lvl1': 12,
  names: 10,
  'hierarchy.lvl2': 9,
  'hierarchy.lvl3': 8,
  'hierarchy.lvl4': 7,
  'hierarchy.lvl5': 6,
  'hierarchy.lvl6': 5,
  'hierarchy.lvl0': 2,
  content: 1.5,
} as const;

/** Text of a code block counts for so much of what prose does. */
export const codeFactor = 0.4;

/**
 * Factors for a section whose heading or explained name is the query to the letter, however it is
 * written (`find-many`, `findMany`). The hosted engine has its `exact` criterion for it.
 */
export const exactness = {
  title: 40,
  heading: 20,
  name: 14,
  /** A heading or name in the same letters, large and small: `PORT` is not `port`. */
  sameLetters: 1.3,
  code: 2,
  /** The following three times the part of the heading that the query is. */
  wordOfHeading: 8,
  startOfHeading: 6,
  partOfHeading: 3,
} as const;

/**
 * The rank of pages that do not ask for one, from -9 to 9: a post tells what was new, the home page
 * leads elsewhere; the docs answer.
 */
export const partRanks: Readonly<Record<string, number>> = {Site: -6, Blog: -4};

/** The attributes one can filter by. */
export const facets = ['type', 'language', 'docusaurus_tag', 'hierarchy.lvl0'] as const;

/** Words as long as these may have one or two letters wrong. */
export const typoTolerance = {minWordSizefor1Typo: 4, minWordSizefor2Typos: 8} as const;

/**
 * The folder of the embedded index, under the site's base URL. `names.json` in it is what the first
 * answer needs, and names the file with the full text.
 */
export const indexFolder = 'search-index';

/** The file that a reader's first search fetches. */
export const namesFile = 'names.json';

/** The attributes a hit carries. */
const retrievedAttributes = [
  ...hierarchyLevels.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
  'url_without_anchor',
  'anchor',
] as const;

/**
 * The settings of the hosted index (`PUT /1/indexes/{index}/settings`). One hit a heading
 * (`distinct` by `url`), as the embedded index gives.
 */
export const hostedSettings = {
  searchableAttributes: Object.keys(attributeWeights).map((attribute) =>
    attribute === 'content' ? attribute : `unordered(${attribute})`,
  ),
  attributesForFaceting: [...facets],
  attributesToRetrieve: [...retrievedAttributes, 'language', 'docusaurus_tag'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  distinct: true,
  attributeForDistinct: 'url',
  ...typoTolerance,
  allowTyposOnNumericTokens: false,
  attributeCriteriaComputedByMinProximity: true,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: false,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
} as const;
