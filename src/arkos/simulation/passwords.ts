import {compareSync, getRounds, hashSync} from 'bcryptjs';

import type {Fields} from '../query';

/** Rounds of the simulation; the framework's 12 would block the page for a second. */
const rounds = 4;

/** The password of every seeded user. */
export const seededPassword = 'Password1';

/** {@link seededPassword}, as a store keeps it. */
export const seededHash = '$2b$04$yi5tKiPpcx48X7U9tyvJWu9MHDnTrrBxTZCVOLSfOWLW1S0BVaMim';

/**
 * Hashes a password with bcrypt.
 *
 * @param password - What the reader typed.
 * @throws Error when it is no text.
 */
export const hashPassword = (password: unknown): string => hashSync(password as string, rounds);

/**
 * Compares a password with a hash.
 *
 * @throws Error when either is no text, as bcrypt does.
 */
export const isCorrectPassword = (password: unknown, hash: unknown): boolean =>
  compareSync(password as string, hash as string);

/** Whether the framework takes a text for a hash: a number of rounds between dollars is enough. */
const isHashed = (password: unknown): boolean => !Number.isNaN(getRounds(password as string));

/**
 * Replaces the password in what is written to a user, as the framework's service does.
 *
 * @param data - What is written.
 * @returns The same with a hash.
 */
export function withHashedPassword(data: unknown): unknown {
  const {password, ...rest} = data as Fields;
  return !password || isHashed(password) ? data : {...rest, password: hashPassword(password)};
}
