import type {Call} from './wire';

/** The schema over which {@link systemCases} run; no response depends on a record. */
export const systemSchema =
  'model User {\n  id String @id\n  username String @unique\n  password String\n}\n';

/** Requests to routes without a model, which respond from the configuration alone. */
export const systemCases: readonly (Call & {readonly authentication?: 'static'})[] = [
  {method: 'GET', path: '/api'},
  {method: 'GET', path: '/api/available-resources'},
  {method: 'GET', path: '/api/docs'},
  {method: 'GET', path: '/api/magazines'},
  {method: 'GET', path: '/magazines'},
  {method: 'GET', path: '/api/users/%zz'},
  {method: 'POST', path: '/api/users', body: 'no object'},
  {method: 'GET', path: '/api/uploads'},
  {method: 'GET', path: '/api/uploads/images/none.png'},
  {method: 'POST', path: '/api/uploads/posters'},
  {method: 'POST', path: '/api/uploads/images'},
  {method: 'PATCH', path: '/api/uploads/images/a.png'},
  {method: 'DELETE', path: '/api/uploads/images/a.png'},
  {method: 'DELETE', path: '/api/uploads/posters/a.png'},
  {method: 'GET', path: '/api/auth-actions'},
  {method: 'GET', path: '/api/users/me', authentication: 'static'},
  {method: 'PATCH', path: '/api/users/me', body: {}, authentication: 'static'},
  {method: 'DELETE', path: '/api/users/me', authentication: 'static'},
  {method: 'POST', path: '/api/auth/login', body: {}, authentication: 'static'},
  {method: 'POST', path: '/api/auth/login', body: {username: 'a'}, authentication: 'static'},
  {
    method: 'POST',
    path: '/api/auth/login?usernameField=email',
    body: {username: 'a', password: 'b'},
    authentication: 'static',
  },
  {method: 'DELETE', path: '/api/auth/logout', authentication: 'static'},
  {method: 'POST', path: '/api/auth/update-password', body: {}, authentication: 'static'},
  {method: 'GET', path: '/api/auth/none', authentication: 'static'},
  {method: 'GET', path: '/api/auth-actions', authentication: 'static'},
  {method: 'GET', path: '/api/auth-actions/user', authentication: 'static'},
  {method: 'GET', path: '/api/uploads/images/none.png', authentication: 'static'},
  {method: 'GET', path: '/api/available-resources', authentication: 'static'},
  {method: 'GET', path: '/api/users', authentication: 'static'},
];
