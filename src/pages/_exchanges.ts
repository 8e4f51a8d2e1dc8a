/** An exchange of the bookshop as the home page shows it; a test compares it with the recording. */
export interface HomeExchange {
  /** Name among the recordings in `docs/_bookshop/exchanges`. */
  readonly recording: string;
  /** In HTTP's own form. A line with only an ellipsis stands for lines that are left out. */
  readonly request: string;
  /** In HTTP's own form. */
  readonly response: string;
}

/** Written out, because the recordings are far larger than what the page shows of them. */
export const homeExchanges = {
  created: {
    recording: 'books/create-book',
    request: `POST /api/books HTTP/1.1
Authorization: Bearer <token>
Content-Type: application/json

{
  "title": "Low Tide",
  "isbn": "978-0-00-000006-4",
  "price": 12,
  …
}`,
    response: `HTTP/1.1 201 Created
Content-Type: application/json; charset=utf-8

{
  "data": {
    …
    "title": "Low Tide",
    "isbn": "9780000000064",
    …
  }
}`,
  },
  unauthenticated: {
    recording: 'errors-production/production-login-required',
    request: `GET /api/users/me HTTP/1.1`,
    response: `HTTP/1.1 401 Unauthorized
Content-Type: application/json; charset=utf-8

{
  "status": "fail",
  "message": "You are not logged in! please log in to get access",
  "meta": {},
  "code": "LoginRequired"
}`,
  },
  rejected: {
    recording: 'errors-production/production-invalid-body',
    request: `POST /api/auth/login HTTP/1.1
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
    …
    "email": {
      "_errors": [
        "Invalid email"
      ]
    },
    …
  },
  "code": "InvalidRequestBody"
}`,
  },
} as const satisfies Record<string, HomeExchange>;
