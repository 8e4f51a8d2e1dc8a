import {tag, version} from './facts/release.json';

/** Repository of the framework, without a trailing slash. */
export const frameworkUrl = 'https://github.com/Uanela/arkos';

/** Version of the framework that the site documents. */
export const frameworkVersion = version;

/** Its tag in the repository. */
export const frameworkTag = tag;

/**
 * URL of a file of the framework at the documented tag.
 *
 * @param source - Path in the framework's repository, with or without a line:
 * `packages/arkos/src/app.ts:49`.
 * @returns The URL on GitHub; it marks the line.
 */
export const sourceUrl = (source: string): string =>
  `${frameworkUrl}/blob/${frameworkTag}/${source.replace(/:(\d+)$/, '#L$1')}`;
