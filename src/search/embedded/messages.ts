/** What the page and the worker say to each other. */
import type {
  RecommendationRequests,
  RecommendationResponses,
  SearchRequests,
  SearchResponses,
} from '../client';

/** To the worker. */
export type ToWorker =
  /** Where the index is (ends in `/`), and the origin that hits get. Comes first, once. */
  | {readonly kind: 'start'; readonly folder: string; readonly origin: string}
  | {readonly kind: 'search'; readonly id: number; readonly requests: SearchRequests}
  | {readonly kind: 'recommend'; readonly id: number; readonly requests: RecommendationRequests};

/** From the worker. */
export type FromWorker =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: SearchResponses | RecommendationResponses;
    }
  | {readonly kind: 'failure'; readonly id: number; readonly message: string}
  /** The full text has joined the names and headings. */
  | {readonly kind: 'refined'};
