/**
 * The provider of the site's searches, decided once at build time from the environment, and what the
 * dialog and the `/search` page need to know of it in the browser.
 *
 * Everything here ends up in public pages: the key that may write to the hosted index
 * (`ALGOLIA_ADMIN_API_KEY`) is read by `npm run search:publish` only, never here.
 */

/** What the site's configuration says about searching; every field has a default. */
export interface SearchOptions {
  /** Most hits of one page in the dialog. 5, as in DocSearch. */
  readonly maxResultsPerGroup?: number;
  /** Page that takes a report of missing results, for example `https://host/owner/repo/issues/new`. */
  readonly issuesUrl: string;
  /**
   * Report to the hosted service which hit was chosen. Off unless set: it names no reader, but it is a
   * request about what one did. Means nothing to the embedded index.
   */
  readonly insights?: boolean;
}

/** What both providers need. */
interface CommonConfig {
  /** Name of the index; the reader's recent searches are kept by it. */
  readonly indexName: string;
  readonly maxResultsPerGroup: number;
  /** Path of the results page, below the base URL. */
  readonly searchPagePath: string;
  readonly issuesUrl: string;
}

/** The index that comes with the site responds. */
export interface EmbeddedConfig extends CommonConfig {
  readonly provider: 'embedded';
}

/** The hosted index responds. */
export interface HostedConfig extends CommonConfig {
  readonly provider: 'hosted';
  readonly appId: string;
  /** The key that may search and nothing else: it is public. */
  readonly apiKey: string;
  readonly insights: boolean;
}

/** What the browser is given, as plain data. */
export type SearchConfig = EmbeddedConfig | HostedConfig;

/** The variables that choose the provider. */
export type SearchEnvironment = Readonly<
  Partial<
    Record<'ALGOLIA_APP_ID' | 'ALGOLIA_SEARCH_API_KEY' | 'ALGOLIA_INDEX_NAME', string | undefined>
  >
>;

/** Name of the index when `ALGOLIA_INDEX_NAME` says nothing. */
export const defaultIndexName = 'docs';

/**
 * Chooses the provider: hosted when both the application id and the search key are set, embedded
 * when neither is.
 *
 * @param environment - `process.env` of the build; blank values count as absent.
 * @param options - The site's own settings.
 * @returns Plain data, safe to publish.
 * @throws Error naming the variable that is missing when only one of the two is set, or the option
 *   that is wrong.
 */
export function searchConfig(environment: SearchEnvironment, options: SearchOptions): SearchConfig {
  const {maxResultsPerGroup = 5, issuesUrl, insights = false} = options;
  if (!Number.isInteger(maxResultsPerGroup) || maxResultsPerGroup < 1) {
    throw new Error(
      `Search: maxResultsPerGroup is ${maxResultsPerGroup}; give a whole number of at least 1.`,
    );
  }
  if (!/^https?:\/\//.test(issuesUrl)) {
    throw new Error(
      `Search: issuesUrl is "${issuesUrl}"; give the absolute URL of the page for new issues.`,
    );
  }
  const appId = environment.ALGOLIA_APP_ID?.trim() ?? '';
  const apiKey = environment.ALGOLIA_SEARCH_API_KEY?.trim() ?? '';
  const wantedName = environment.ALGOLIA_INDEX_NAME?.trim() ?? '';
  const indexName = wantedName === '' ? defaultIndexName : wantedName;
  const common = {
    indexName,
    maxResultsPerGroup,
    searchPagePath: 'search',
    issuesUrl,
  };
  if (appId === '' && apiKey === '') return {provider: 'embedded', ...common};

  if (appId === '' || apiKey === '') {
    const [missing, present] =
      appId === ''
        ? ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY']
        : ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID'];
    throw new Error(
      `Search: ${present} is set and ${missing} is not. Set ${missing} too to use the hosted ` +
        `index, or unset ${present} to use the one that comes with the site.`,
    );
  }
  return {provider: 'hosted', ...common, appId, apiKey, insights};
}
