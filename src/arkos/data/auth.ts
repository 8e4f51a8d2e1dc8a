import {authValues} from '../facts';
import {type AuthNote, authNotes} from '../notes/auth';
import {originOf} from './origin';

/** A rule or a constant of authentication that is not a configuration key. */
export interface AuthFact extends AuthNote {
  /** Short name, for anchors. */
  readonly name: string;
  readonly value?: number | string;
  readonly source?: string;
}

const values: Readonly<Record<string, number | string>> = authValues;

/** What is fixed about passwords, tokens and the cookie. */
export const authFacts: readonly AuthFact[] = Object.entries(authNotes).map(([name, note]) => ({
  name,
  value: values[name],
  ...note,
  source: originOf('auth', name),
}));
