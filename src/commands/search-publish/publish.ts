/**
 * Puts a whole index in the place of another, so that whoever searches sees the old one or the new
 * one and nothing between: everything goes into a temporary index, which is then moved over the live
 * one (https://www.algolia.com/doc/guides/sending-and-managing-data/send-and-update-your-data/how-to/reindex-records-when-schema-changes/).
 */
import {algoliasearch} from 'algoliasearch';

import {type HostedRule, rulePrefix} from '../../search/build/rules';
import type {SearchRecord} from '../../search/record';

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
  readonly synonyms: readonly {
    readonly objectID: string;
    readonly type: 'synonym';
    readonly synonyms: readonly string[];
  }[];
  /** They replace those of ours in the live index; rules made by hand stay. */
  readonly rules: readonly HostedRule[];
  readonly records: readonly SearchRecord[];
  /** Told what is being done and how far it is, in records. */
  readonly onProgress?: (step: string, done: number) => void;
  /** Records in one request. 1,000. */
  readonly batchSize?: number;
  /** Tries of a request, the service's several hosts each time. 3. */
  readonly tries?: number;
  /** Milliseconds before the second try, doubled for each further one. 500. */
  readonly patience?: number;
  /** Passed on to algoliasearch; for tests, which give it their own hosts. */
  readonly client?: ClientOptions;
}

/** A refusal in the words of who can mend it. */
class PublishError extends Error {
  override readonly name = 'PublishError';
}

function statusOf(error: unknown): number | null {
  const status: unknown =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' ? status : null;
}

function explained(error: unknown, {appId, indexName}: Publication): Error {
  const said = error instanceof Error ? error.message : String(error);
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return new PublishError(
      `The service refuses the key (${status}: ${said}). ALGOLIA_ADMIN_API_KEY must be a key of the ` +
        `application ALGOLIA_APP_ID names (${appId}) that may add and delete records, delete indexes ` +
        'and edit settings; the search key may not.',
    );
  }
  if (status !== null) {
    return new PublishError(
      `The service refuses to write index ${indexName} (${status}: ${said}). The live index is as it was.`,
    );
  }
  return new PublishError(
    `No host of the application ${appId} answers (${said}). Check ALGOLIA_APP_ID and the network, ` +
      'then run this again. The live index is as it was.',
  );
}

/**
 * Publishes an index atomically.
 *
 * @param publication - What and where.
 * @throws PublishError saying what to mend. The live index is then as it was, and the temporary one
 *   is deleted.
 */
export async function publish(publication: Publication): Promise<void> {
  const {appId, adminApiKey, indexName, settings, synonyms, rules, records} = publication;
  const {onProgress = () => undefined, batchSize = 1000, tries = 3, patience = 500} = publication;
  if (records.length === 0) {
    throw new PublishError(
      'There is not one record to publish. Build the site first: npm run build',
    );
  }
  const client = algoliasearch(appId, adminApiKey, publication.client);
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;

  /** Asks again when no host answered; a refusal stays a refusal. */
  async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        if (statusOf(error) !== null || attempt >= tries) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, patience * 2 ** (attempt - 1)));
      }
    }
  }

  const wait = (taskID: number) =>
    insist(() => client.waitForTask({indexName: temporary, taskID, maxRetries: 600}));

  let isMoving = false;
  try {
    onProgress('settings', 0);
    const {taskID: settingsTask} = await insist(() =>
      client.setSettings({indexName: temporary, indexSettings: {...settings}}),
    );
    await wait(settingsTask);
    const {taskID: synonymsTask} = await insist(() =>
      client.saveSynonyms({
        indexName: temporary,
        synonymHit: synonyms.map((synonym) => ({...synonym, synonyms: [...synonym.synonyms]})),
      }),
    );
    await wait(synonymsTask);
    // Rules made by hand belong to the live index, which the move replaces.
    try {
      const {taskID} = await insist(() =>
        client.operationIndex({
          indexName,
          operationIndexParams: {
            operation: 'copy',
            destination: temporary,
            scope: ['rules'],
          },
        }),
      );
      await wait(taskID);
    } catch (error) {
      // 404: the first publication, there is nothing to keep.
      if (statusOf(error) !== 404) {
        throw error;
      }
    }
    const stale: string[] = [];
    await insist(() =>
      client.browseRules({
        indexName: temporary,
        aggregator: ({hits}) => {
          stale.push(
            ...hits.map(({objectID}) => objectID).filter((id) => id.startsWith(rulePrefix)),
          );
        },
      }),
    );
    for (const objectID of stale) {
      await insist(() => client.deleteRule({indexName: temporary, objectID}));
    }
    const {taskID: rulesTask} = await insist(() =>
      client.saveRules({
        indexName: temporary,
        rules: rules.map(({objectID, conditions, consequence}) => ({
          objectID,
          conditions: [...conditions],
          consequence: {promote: [...consequence.promote]},
        })),
      }),
    );
    await wait(rulesTask);
    const tasks: number[] = [];
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      const {taskID} = await insist(() =>
        client.batch({
          indexName: temporary,
          batchWriteParams: {
            requests: batch.map((record) => ({action: 'addObject', body: {...record}})),
          },
        }),
      );
      tasks.push(taskID);
      onProgress('records', start + batch.length);
    }
    onProgress('waiting', records.length);
    for (const task of tasks) {
      await wait(task);
    }
    onProgress('moving', records.length);
    isMoving = true;
    const {taskID} = await insist(() =>
      client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
    await wait(taskID);
    onProgress('done', records.length);
  } catch (error) {
    // A move that was accepted empties the temporary index by itself; one that was not leaves it.
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    if (isMoving && statusOf(error) === null) {
      throw new PublishError(
        `The move of ${temporary} over ${indexName} was asked for and not confirmed ` +
          `(${error instanceof Error ? error.message : String(error)}): the live index is the old ` +
          'one or the new one, whole. Run this again to be sure.',
      );
    }
    throw explained(error, publication);
  }
}
