/** The settings and synonyms of the hosted index, from the figures that the embedded one ranks by. */
import {hierarchyLevels} from '../../record';
import {attributeWeights, facets, typoTolerance} from '../../settings';
import {synonyms, translations} from '../../vocabulary';

/** The attributes a hit carries. */
const retrievedAttributes = [
  ...hierarchyLevels.map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
  'url_without_anchor',
] as const;

/**
 * The settings of the hosted index (`PUT /1/indexes/{index}/settings`). One hit for each heading
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
  minWordSizefor1Typo: typoTolerance.oneTypo,
  minWordSizefor2Typos: typoTolerance.twoTypos,
  allowTyposOnNumericTokens: false,
  attributeCriteriaComputedByMinProximity: true,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: false,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
} as const;

/** A synonym as the hosted service takes it (https://www.algolia.com/doc/rest-api/search/save-synonyms). */
export type HostedSynonym =
  | {
      readonly objectID: string;
      readonly type: 'synonym';
      readonly synonyms: readonly string[];
    }
  | {
      readonly objectID: string;
      readonly type: 'oneWaySynonym';
      readonly input: string;
      readonly synonyms: readonly string[];
    };

/** The synonyms, and the translations, which hold one way only. */
export const hostedSynonyms: readonly HostedSynonym[] = [
  ...synonyms.map((words, index) => ({
    objectID: `site-${index}`,
    type: 'synonym' as const,
    synonyms: words,
  })),
  ...translations.flatMap(([ours, theirs], group) =>
    theirs.map((input, index) => ({
      objectID: `site-one-way-${group}-${index}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: [ours],
    })),
  ),
];
