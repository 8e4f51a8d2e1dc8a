/** An exchange of the bookshop as the home page shows it; a test holds it against the recording. */
export interface HomeExchange {
  /** Name among the recordings in `docs/_bookshop/exchanges`. */
  readonly recording: string;
  /** In HTTP's own form. */
  readonly request: string;
  /** In HTTP's own form. */
  readonly response: string;
}

/** Written out, because the recordings are far larger than what the page shows of them. */
export const exchanges = {
  created: {
    recording: 'books/create-book',
    request: `POST /api/books HTTP/1.1
Host: localhost:8000
Authorization: Bearer <token>
Content-Type: application/json

{
  "title": "Low Tide",
  "isbn": "978-0-00-000006-4",
  "price": 12,
  "author": {
    "id": "20000000-0000-4000-8000-000000000001"
  }
}`,
    response: `HTTP/1.1 201 Created
Content-Type: application/json; charset=utf-8

{
  "data": {
    "id": "f0000000-0000-4000-8000-000000000001",
    "title": "Low Tide",
    "isbn": "9780000000064",
    "summary": null,
    "price": 12,
    "pages": null,
    "isPublished": false,
    "publishedAt": null,
    "coverUrl": null,
    "sampleUrl": null,
    "trailerUrl": null,
    "authorId": "20000000-0000-4000-8000-000000000001",
    "createdAt": "2026-02-02T10:00:00.000Z",
    "updatedAt": "2026-02-02T10:00:00.000Z"
  }
}`,
  },
  refused: {
    recording: 'errors-production/production-invalid-body',
    request: `POST /api/auth/login HTTP/1.1
Host: localhost:8000
Content-Type: application/json

{
  "email": "rita"
}`,
    response: `HTTP/1.1 400 Bad Request
Content-Type: application/json; charset=utf-8

{
  "status": "fail",
  "message": "Invalid request body",
  "meta": {
    "_errors": [],
    "email": {
      "_errors": [
        "Invalid email"
      ]
    },
    "password": {
      "_errors": [
        "Required"
      ]
    }
  },
  "code": "InvalidRequestBody"
}`,
  },
  filtered: {
    recording: 'query/filter-range',
    request: `GET /api/books?price__gte=10&price__lt=20&filterMode=AND&fields=title,price HTTP/1.1
Host: localhost:8000`,
    response: `HTTP/1.1 200 OK
Content-Type: application/json; charset=utf-8
Cache-Control: public, max-age=60

{
  "total": 2,
  "results": 2,
  "data": [
    {
      "title": "The Salt Road",
      "price": 14.5
    },
    {
      "title": "The Quiet Press",
      "price": 17.25
    }
  ]
}`,
  },
} as const satisfies Record<string, HomeExchange>;
