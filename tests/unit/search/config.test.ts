import {describe, expect, test} from 'vitest';

import {searchConfig} from '../../../src/search/config';

const options = {issuesUrl: 'https://host.example/issues/new'};
const both = {ALGOLIA_APP_ID: ' APP ', ALGOLIA_SEARCH_API_KEY: 'key'};

describe('the configuration', () => {
  test('none of the variables: the embedded index', () => {
    expect(searchConfig({}, options)).toEqual({
      provider: 'embedded',
      indexName: 'docs',
      maxResultsPerGroup: 5,
      searchPagePath: 'search',
      issuesUrl: options.issuesUrl,
    });
    expect(searchConfig({ALGOLIA_APP_ID: ' ', ALGOLIA_SEARCH_API_KEY: ''}, options).provider).toBe(
      'embedded',
    );
  });

  test('both: the hosted index, called docs unless named', () => {
    expect(searchConfig(both, options)).toMatchObject({
      provider: 'hosted',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      insights: false,
    });
    expect(searchConfig({...both, ALGOLIA_INDEX_NAME: 'arkos'}, options).indexName).toBe('arkos');
  });

  test.each([
    [{ALGOLIA_APP_ID: 'APP'}, /ALGOLIA_APP_ID is set and ALGOLIA_SEARCH_API_KEY is not/],
    [{ALGOLIA_SEARCH_API_KEY: 'key'}, /ALGOLIA_SEARCH_API_KEY is set and ALGOLIA_APP_ID is not/],
  ])('one of the two stops the build and names the other: %o', (environment, message) => {
    expect(() => searchConfig(environment, options)).toThrow(message);
  });

  test('the key that may write is not read', () => {
    const environment = {...both, ALGOLIA_ADMIN_API_KEY: 'secret'};
    expect(JSON.stringify(searchConfig(environment, options))).not.toContain('secret');
  });

  test.each([
    [{...options, maxResultsPerGroup: 0}, /maxResultsPerGroup is 0/],
    [{...options, maxResultsPerGroup: 1.5}, /maxResultsPerGroup is 1.5/],
    [{issuesUrl: 'issues'}, /issuesUrl is "issues"/],
  ])('a wrong option is named: %o', (wrong, message) => {
    expect(() => searchConfig({}, wrong)).toThrow(message);
  });
});
