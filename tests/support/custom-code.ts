/**
 * Which exchanges of the bookshop its own code takes part in: the simulation has the framework only.
 */

/** Exchanges that are not compared, by the code that makes the response. */
const needs: Readonly<Record<string, readonly string[]>> = {
  'book.auth.ts, review.auth.ts and book.router.ts declare permissions of their own': [
    'auth-actions',
    'auth-actions-of-a-resource',
  ],
  'author.middlewares.ts, onCreateManyError': ['create-many-authors-taken'],
  'author.router.ts': ['books-of-author'],
  'book.middlewares.ts, beforeUpdateOne': ['set-price-forbidden'],
  'book.middlewares.ts, beforeFindMany': ['page-too-deep'],
  'book.hooks.ts, keepOrdered': ['delete-book-with-orders'],
  'book.router.ts and book.controller.ts': [
    'drafts',
    'drafts-forbidden',
    'upload-cover',
    'upload-cover-damaged',
  ],
  'order.hooks.ts': ['create-order', 'create-order-not-for-sale', 'ship-order'],
  'reading-list.middlewares.ts': [
    'create-reading-list',
    'connect-and-disconnect',
    'list-reading-lists',
    'find-reading-list-of-another',
    'delete-reading-list',
  ],
  'review.middlewares.ts': [
    'create-review',
    'update-review',
    'update-review-of-another',
    'moderate-review',
    'create-review-unknown-book',
    'class-validator-valid',
    'zod-strips-unknown',
  ],
  'allow-relations.ts': ['include-user-rejected', 'list-reading-lists-relation-refused'],
  'plain-query.ts': ['review-query-refused', 'review-query-operator-refused'],
  'update-author.schema.ts, refine': [
    'relation-list-delete-refused',
    'relation-list-price-refused',
  ],
  'upload-guards.ts, mustBePlainName': ['upload-unknown-type'],
  'upload-guards.ts, trailersAreForAdmins': ['upload-video-forbidden', 'update-video-forbidden'],
  'upload-guards.ts, checkImageSize': ['upload-image-too-wide'],
  'upload-guards.ts, checkContent': ['upload-document-renamed'],
  'upload-guards.ts, explain': [
    'upload-wrong-field',
    'upload-too-many',
    'upload-too-large',
    'file-not-found',
  ],
  'sharp looks into the image': ['upload-image-damaged', 'upload-image-and-damaged'],
  'a Range header, which only a stored file answers': [
    'find-video-range',
    'find-video-range-outside',
  ],
  'the CORS middleware answers in place of a route': ['cors-preflight'],
  'catalog.router.ts': [
    'catalog-summary',
    'find-by-isbn',
    'find-by-isbn-not-found',
    'production-app-error',
  ],
  'back-office.router.ts': [
    'batch-update-prices',
    'batch-update-prices-one-missing',
    'batch-update-prices-forbidden',
    'price-after-failed-batch',
    'restore-book',
    'batch-delete-books',
    'batch-delete-books-missing',
  ],
  'app.express.ts': ['health'],
  'app.middlewares.ts, express.urlencoded': ['form-body'],
  'app.middlewares.ts, ownOrigin': ['form-body-wrong-origin'],
  'error-handler.ts': [
    'own-error-not-found',
    'own-error-unknown-route',
    'own-error-invalid-body',
    'own-error-isbn-taken',
    'own-error-body-not-json',
    'build-own-error-body-not-json',
  ],
};

/** Exchanges that are not compared, with the reason. */
export const leftOut: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(needs).flatMap(([code, names]) => names.map((name) => [name, code])),
);

/** Fields that the bookshop's own code changes: the rest of these exchanges is compared. */
const changes: readonly {
  readonly code: string;
  readonly names: readonly string[];
  readonly fields: readonly string[];
}[] = [
  {
    code: 'auth.middlewares.ts, afterLogin',
    names: [
      'me',
      'me-with-cookie',
      'update-me',
      'update-me-role-is-stripped',
      'me-after-logout',
      'me-after-delete-me',
      'list-users',
      'find-user',
      'omit-on-user',
      'super-user',
    ],
    fields: ['lastLoginAt', 'updatedAt'],
  },
  {code: 'auth.middlewares.ts, afterSignup', names: ['signup'], fields: ['message']},
  {
    code: 'book.middlewares.ts, afterFindOne',
    names: ['find-book', 'include'],
    fields: ['reviews'],
  },
  {code: 'book.hooks.ts, prepare', names: ['create-book', 'update-book'], fields: ['isbn']},
  {
    code: 'book.hooks.ts, prepare',
    names: ['publish-book'],
    fields: ['isbn', 'publishedAt'],
  },
  {code: 'development, which sends no code here', names: ['asset-missing'], fields: ['code']},
];

/** The fields of each exchange that are not compared. */
export const changedFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  changes.flatMap(({names, fields}) => names.map((name) => [name, fields])),
);
