import type {AuthFactId} from '../facts';

/** Rules of authentication that have no value to record. */
type AuthRule =
  | 'password-hash-where'
  | 'password-hash-detection'
  | 'user-id'
  | 'super-user'
  | 'static-roles'
  | 'dynamic-query';

/** Our words for a rule or a constant of authentication that is not a configuration key. */
export interface AuthNote {
  /** What a reader calls it. */
  readonly title: string;
  /** What a number counts. */
  readonly unit?: string;
  /** What it is, in a sentence (Markdown). */
  readonly meaning: string;
}

/** What is fixed about passwords, tokens and the cookie. */
export const authNotes: Readonly<Record<AuthFactId | AuthRule, AuthNote>> = {
  'password-hash-rounds': {
    title: 'Strength of the hash',
    unit: 'bcrypt rounds',
    meaning: 'Passwords are hashed with bcrypt.',
  },
  'password-hash-where': {
    title: 'Where passwords are hashed',
    meaning:
      '`BaseService` hashes `password` at the top level of the data for the model `User`, but not in nested creates.',
  },
  'password-hash-detection': {
    title: 'What counts as a hash',
    meaning:
      'A password with a number after its second `$`, such as `pa$$1word`, counts as a hash and is stored unchanged.',
  },
  'password-pattern': {
    title: 'Pattern of a new password',
    meaning:
      'The default of `passwordValidation.regex`: an uppercase letter, a lowercase letter and a digit. The endpoint `update-password` checks the pattern only without `validation`; `isPasswordStrong` always uses it.',
  },
  'token-algorithm': {
    title: 'Algorithm of tokens',
    meaning: 'Tokens are signed with the default algorithm of the package jsonwebtoken.',
  },
  'token-payload': {
    title: 'Content of a token',
    meaning: 'A token contains the id of the user, plus `iat` and `exp`.',
  },
  'token-lifetime': {
    title: 'Lifetime of a token',
    meaning: 'A token is valid for thirty days, unless you configure another lifetime.',
  },
  'token-header': {
    title: 'Token in a header',
    meaning: 'The framework first looks for the token in `Authorization: Bearer <token>`.',
  },
  'token-cookie': {
    title: 'Token in a cookie',
    meaning: 'Without that header, the framework reads the token from this cookie.',
  },
  'logout-cookie': {
    title: 'Cookie after logout',
    meaning: 'Logging out sets the cookie to this value for ten seconds.',
  },
  'user-id': {
    title: 'Id of the user',
    meaning:
      'The framework looks the user up with `id: String(id)`, so `User.id` must be a `String`.',
  },
  'super-user': {
    title: 'Superusers',
    meaning: 'A user with `isSuperUser` passes every permission check.',
  },
  'static-roles': {
    title: 'Roles in static mode',
    meaning:
      'The framework compares `roles` with the rules if it is a list, otherwise `role`. An empty list overrides `role`.',
  },
  'dynamic-query': {
    title: 'Permissions in dynamic mode',
    meaning:
      'The user needs a `userRole` whose role has a permission for the action and the resource.',
  },
};
