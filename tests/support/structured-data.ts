/** Checks JSON-LD against what search engines require of each type (https://schema.org). */

type Value = unknown;
type Rule = (value: Value) => boolean;

const isText: Rule = (value) => typeof value === 'string' && value.trim() !== '';
const isUrl: Rule = (value) => typeof value === 'string' && /^https:\/\/[^\s]+$/.test(value);
const isDate: Rule = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
  !isNaN(Date.parse(value));

const recordOf = (value: Value): Record<string, Value> =>
  typeof value === 'object' && value !== null ? (value as Record<string, Value>) : {};
const all =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule);
const thing =
  (type: string, rules: Readonly<Record<string, Rule>>): Rule =>
  (value) =>
    recordOf(value)['@type'] === type &&
    Object.entries(rules).every(([name, rule]) => rule(recordOf(value)[name]));

const isOrganization = thing('Organization', {name: isText, url: isUrl, logo: isUrl});
const isPerson = thing('Person', {name: isText, url: (url) => url === undefined || isUrl(url)});

const article = {
  headline: (value: Value) => isText(value) && String(value).length <= 110,
  description: isText,
  url: isUrl,
  mainEntityOfPage: isUrl,
  image: isUrl,
  inLanguage: isText,
  dateModified: isDate,
  publisher: isOrganization,
};

const isCrumb: Rule = thing('ListItem', {name: isText, item: isUrl});

/** What each type must have. */
const types: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  WebSite: {
    name: isText,
    url: isUrl,
    publisher: isOrganization,
    potentialAction: thing('SearchAction', {
      'query-input': (value) => value === 'required name=search_term_string',
      target: thing('EntryPoint', {
        urlTemplate: (value) => isUrl(value) && String(value).includes('{search_term_string}'),
      }),
    }),
  },
  TechArticle: {...article, author: isOrganization},
  BlogPosting: {...article, author: all(isPerson), datePublished: isDate, keywords: all(isText)},
  BreadcrumbList: {
    itemListElement: (value) =>
      all(isCrumb)(value) &&
      (value as Value[]).every((crumb, index) => recordOf(crumb).position === index + 1),
  },
  Blog: {
    name: isText,
    description: isText,
    url: isUrl,
    publisher: isOrganization,
    blogPost: all(thing('BlogPosting', {url: isUrl})),
  },
};

/**
 * Checks one piece of JSON-LD.
 *
 * @param text - What is in the element
 * @returns Its type, and a line for each property that is missing or wrong
 */
export function structuredDataFaults(text: string): {type: string; faults: string[]} {
  const data = recordOf(JSON.parse(text));
  const type = String(data['@type']);
  const rules = types[type];
  if (data['@context'] !== 'https://schema.org' || !rules)
    return {type, faults: [`${type} has no context or is an unknown type`]};
  const faults = Object.entries(rules)
    .filter(([name, rule]) => !rule(data[name]))
    .map(([name]) => `${type}.${name} is ${JSON.stringify(data[name])}`);
  return {type, faults};
}
