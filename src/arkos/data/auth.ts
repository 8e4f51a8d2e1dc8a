import type {Source} from './source';

/** A rule or a constant of authentication that is not a configuration key. */
export interface AuthFact {
  /** Short name, for anchors. */
  readonly name: string;
  /** The value, if there is one to compare. */
  readonly value?: boolean | number | string;
  /** What a number counts. */
  readonly unit?: string;
  /** What it is, in a sentence (Markdown). */
  readonly meaning: string;
  readonly source: Source;
}

const service = 'packages/arkos/src/modules/auth/auth.service.ts';

/** What is fixed about passwords, tokens and the cookie. */
export const authFacts: readonly AuthFact[] = [
  {
    name: 'password-hash-rounds',
    value: 12,
    unit: 'bcrypt rounds',
    meaning: 'Passwords are hashed with bcrypt.',
    source: `${service}:179`,
  },
  {
    name: 'password-hash-where',
    meaning:
      '`BaseService` hashes `password` of the model `user`, at the top of the data; not in nested creates.',
    source: 'packages/arkos/src/modules/base/base.service.ts:522',
  },
  {
    name: 'password-hash-detection',
    meaning:
      'A password with a number after its second `$`, such as `pa$$1word`, is taken for a hash and stored unchanged.',
    source: `${service}:155`,
  },
  {
    name: 'password-pattern',
    value: '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d).+$',
    meaning:
      'A new password sent to `update-password` needs an uppercase letter, a lowercase letter and a digit, unless `validation` is configured.',
    source: `${service}:204`,
  },
  {
    name: 'token-algorithm',
    value: 'HS256',
    meaning: 'Tokens are signed with the default algorithm of jsonwebtoken.',
    source: `${service}:77`,
  },
  {
    name: 'token-payload',
    value: 'id',
    meaning: 'A token contains the id of the user, plus `iat` and `exp`.',
    source: `${service}:77`,
  },
  {
    name: 'token-lifetime',
    value: '30d',
    meaning: 'A token is valid for thirty days unless configured.',
    source: 'packages/arkos/src/utils/arkos-env.ts:4',
  },
  {
    name: 'token-header',
    value: 'Authorization',
    meaning: 'The token is read from `Authorization: Bearer <token>` first.',
    source: `${service}:412`,
  },
  {
    name: 'token-cookie',
    value: 'arkos_access_token',
    meaning: 'Without that header it is read from the cookie.',
    source: `${service}:416`,
  },
  {
    name: 'logout-cookie',
    value: 'no-token',
    meaning: 'Logging out sets the cookie to this value for ten seconds.',
    source: 'packages/arkos/src/modules/auth/auth.controller.ts:114',
  },
  {
    name: 'user-id',
    meaning: 'The user is looked up with `id: String(id)`, so `User.id` must be a `String`.',
    source: `${service}:432`,
  },
  {
    name: 'super-user',
    meaning: 'A user with `isSuperUser` passes every access control.',
    source: `${service}:359`,
  },
  {
    name: 'static-roles',
    meaning:
      'In static mode `roles`, if it is a list, or else `role` is compared with the rules. An empty list wins over `role`.',
    source: `${service}:294`,
  },
  {
    name: 'dynamic-query',
    meaning:
      'In dynamic mode the user needs a `userRole` whose role has a permission for the action and the resource.',
    source: `${service}:314`,
  },
];
