/** Publishes the records, the settings, the synonyms and the rules to the hosted index. */
import {algoliasearch} from 'algoliasearch';

import type {SearchRecord} from './records';
import {type HostedRule, rulePrefix} from './rules';
import type {HostedSynonym} from './settings';

type ClientOptions = Parameters<typeof algoliasearch>[2];

/** What to publish and where. */
export interface Publication {
  readonly appId: string;
  /** A key that may write: `addObject`, `deleteObject`, `deleteIndex`, `editSettings`. */
  readonly adminApiKey: string;
  /** The live index. */
  readonly indexName: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** They replace those of the live index. */
  readonly synonyms: readonly HostedSynonym[];
  /** They replace those of ours in the live index; rules made by hand stay. */
  readonly rules: readonly HostedRule[];
  readonly records: readonly SearchRecord[];
  /** Passed on to algoliasearch; for tests, which give it their own hosts. */
  readonly client?: ClientOptions;
}

/** A failure, with what to do about it. */
class PublishError extends Error {
  override readonly name = 'PublishError';
}

/** Polls of a task before the service counts as stuck: about ten minutes. */
const maxRetries = 150;

function statusOf(error: unknown): number | null {
  const status: unknown =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' ? status : null;
}

function explained(error: unknown, {appId, indexName}: Publication): PublishError {
  const reason = error instanceof Error ? error.message : String(error);
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return new PublishError(
      `The service rejected the key (${status}: ${reason}). ALGOLIA_ADMIN_API_KEY must be a key of the ` +
        `application ALGOLIA_APP_ID names (${appId}) that may add and delete records, delete indexes ` +
        'and edit settings; the search key may not.',
      {cause: error},
    );
  }
  return new PublishError(
    status === null
      ? `Index ${indexName} of the application ${appId} could not be written (${reason}). Its records ` +
          'are all old or all new. Check ALGOLIA_APP_ID and the network, then run this again.'
      : `The service rejected a write to index ${indexName} (${status}: ${reason}). Its records are the ` +
          'old ones; settings, synonyms and rules may be new. Fix the cause above and run ' +
          '`npm run search:publish` again.',
    {cause: error},
  );
}

/**
 * Publishes an index. The records replace the old ones in one step: whoever searches finds all old
 * ones or all new ones. The settings, synonyms and rules are those of the live index, which
 * `replaceAllObjects` copies, so they are written first.
 *
 * @param publication - What and where.
 * @throws PublishError that says what to do.
 */
export async function publish(publication: Publication): Promise<void> {
  const {appId, adminApiKey, indexName, settings, synonyms, rules, records} = publication;
  if (records.length === 0)
    throw new PublishError('There are no records to publish. Build the site first: npm run build');

  const client = algoliasearch(appId, adminApiKey, publication.client);

  const written = async (task: Promise<{readonly taskID: number}>): Promise<void> => {
    await client.waitForTask({indexName, taskID: (await task).taskID, maxRetries});
  };

  /** The rules of ours that an earlier version of the site had. */
  const staleRules = async (): Promise<string[]> => {
    const current = new Set(rules.map(({objectID}) => objectID));
    const stale: string[] = [];
    await client.browseRules({
      indexName,
      aggregator: ({hits}) => {
        const ids = hits.map(({objectID}) => objectID);
        stale.push(...ids.filter((id) => id.startsWith(rulePrefix) && !current.has(id)));
      },
    });
    return stale;
  };

  try {
    await written(client.setSettings({indexName, indexSettings: {...settings}}));
    await written(
      client.saveSynonyms({
        indexName,
        synonymHit: synonyms.map((synonym) => ({...synonym, synonyms: [...synonym.synonyms]})),
        replaceExistingSynonyms: true,
      }),
    );
    for (const objectID of await staleRules())
      await written(client.deleteRule({indexName, objectID}));

    await written(
      client.saveRules({
        indexName,
        rules: rules.map(({objectID, conditions, consequence}) => ({
          objectID,
          conditions: [...conditions],
          consequence: {promote: [...consequence.promote]},
        })),
      }),
    );
    await client.replaceAllObjects({
      indexName,
      objects: records.map((record) => ({...record})),
      maxRetries,
    });
  } catch (error) {
    throw explained(error, publication);
  }
}
