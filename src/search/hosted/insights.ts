/**
 * Tells the hosted service which hit was chosen (`POST /1/events` of its insights API), when the
 * site's configuration asks for it. DocSearch loads a script from a CDN for this; here it is part of
 * the site. The reader stays anonymous: the token is made for this page load and kept nowhere.
 */
import {insightsClient} from '@algolia/client-insights';

import type {HostedConfig} from '../config';

/** A hit chosen from a response. */
export interface Selection {
  readonly indexName: string;
  readonly objectID: string;
  /** Position in the list, from 1. */
  readonly position: number;
  /** The service's name for the response; nothing is reported without it. */
  readonly queryID: string;
}

const userToken = `anonymous-${Math.random().toString(36).slice(2)}`;

/**
 * Reports a choice. Never fails: a report is not worth an error.
 *
 * @param credentials - As for searching.
 * @param selection - What was chosen.
 * @param options - Passed on to the client; for tests, which give it their own hosts.
 */
export async function reportSelection(
  {appId, apiKey}: Pick<HostedConfig, 'appId' | 'apiKey'>,
  selection: Selection,
  options?: Parameters<typeof insightsClient>[3],
): Promise<void> {
  await insightsClient(appId, apiKey, undefined, options)
    .pushEvents({
      events: [
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index: selection.indexName,
          objectIDs: [selection.objectID],
          positions: [selection.position],
          queryID: selection.queryID,
          userToken,
        },
      ],
    })
    .catch(() => undefined);
}
