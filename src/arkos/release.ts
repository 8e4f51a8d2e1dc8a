/** Repository of the framework. */
export const frameworkUrl = 'https://github.com/Uanela/arkos';

/** Tag of the framework that the site documents. */
export const frameworkTag = 'v1.3.10-beta';

/**
 * Address of a file of the framework at the documented tag.
 *
 * @param path - path in the framework's repository, e.g. `packages/arkos/src/app.ts`
 * @returns the address on GitHub
 */
export function sourceUrl(path: string): string {
  return `${frameworkUrl}/blob/${frameworkTag}/${path}`;
}
