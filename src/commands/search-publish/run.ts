import path from 'node:path';

import {defaultIndexName} from '../../search/config';
import {readBuiltPages} from '../../search/build/files';
import {publish} from '../../search/hosted/publish/publish';
import {recordsOf} from '../../search/hosted/publish/records';
import {hostedRules} from '../../search/hosted/publish/rules';
import {hostedSettings, hostedSynonyms} from '../../search/hosted/publish/settings';

function size(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`;
}

/** What to publish. */
export interface PublishOptions {
  /** Folder of the built site. */
  readonly build: string;
  /** Origin of the URLs that the records lead to. */
  readonly url: string;
  /** Whether to send nothing. */
  readonly dryRun: boolean;
}

/**
 * Publishes the search records of the built site to the hosted index that the environment names.
 *
 * @param options - See {@link PublishOptions}
 * @throws Error when a variable is missing, there is no build, or the service rejects something.
 */
export async function publishSite({build, url, dryRun}: PublishOptions): Promise<void> {
  const environment = (name: string): string => process.env[name]?.trim() ?? '';
  const appId = environment('ALGOLIA_APP_ID');
  const adminApiKey = environment('ALGOLIA_ADMIN_API_KEY');
  const wantedName = environment('ALGOLIA_INDEX_NAME');
  const indexName = wantedName === '' ? defaultIndexName : wantedName;

  if (!dryRun) {
    const missing = Object.entries({
      ALGOLIA_APP_ID: [appId, 'the id of the Algolia application'],
      ALGOLIA_ADMIN_API_KEY: [adminApiKey, 'a key of it that may write'],
    }).filter(([, [value]]) => value === '');
    if (missing.length > 0) {
      throw new Error(
        missing
          .map(([name, [, meaning]]) => `${name} is not set → set it to ${meaning}.`)
          .join('\n'),
      );
    }
  }

  const origin = url.replace(/\/+$/, '');
  const built = await readBuiltPages(path.resolve(build), {
    baseUrl: '/',
    siteTitle: 'Arkos.js',
  });
  const records = built.flatMap((page) => recordsOf(page, origin));
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const bytes = Buffer.byteLength(JSON.stringify(records));
  console.log(`${records.length} records of ${pages} pages, ${size(bytes)} → index ${indexName}`);
  if (dryRun) {
    console.log(`Settings: ${JSON.stringify(hostedSettings, null, 2)}`);
    console.log('Dry run: nothing was sent.');
    return;
  }

  await publish({
    appId,
    adminApiKey,
    indexName,
    settings: hostedSettings,
    synonyms: hostedSynonyms,
    rules: hostedRules(built),
    records,
  });
  console.log(`Index ${indexName} is live with ${records.length} records.`);
}
