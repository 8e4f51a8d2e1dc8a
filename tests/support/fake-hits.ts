import type {SearchHit, SearchResponse} from '../../src/search/client';
import type {SearchRecord} from '../../src/search/hosted/publish/records';
import {fakeRecord, sampleRecords} from './fake-algolia';

/** A record as a hit. */
function hitOf({
  objectID,
  type,
  url,
  url_without_anchor: pageUrl,
  hierarchy,
  content,
}: SearchRecord): SearchHit {
  const snippet = content === null ? null : {text: content, marks: []};
  return {objectID, type, url, pageUrl, hierarchy, marks: {}, snippet};
}

/** A hit as {@link fakeRecord} takes it. */
export function hit(...given: Parameters<typeof fakeRecord>): SearchHit {
  return hitOf(fakeRecord(...given));
}

/** The response of a search that finds the sample records with a word. */
export function responseTo(query: string, more: Partial<SearchResponse> = {}): SearchResponse {
  const hits = sampleRecords
    .filter(({hierarchy, content}) =>
      [...Object.values(hierarchy), content].join(' ').toLowerCase().includes(query),
    )
    .map(hitOf);
  return {hits, count: hits.length, pageCount: 1, page: 0, ...more};
}
