import type {Clock} from './types';

/** What a token says. */
export interface TokenPayload {
  readonly id: unknown;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
}

/** Thirty days, which is the framework's `JWT_EXPIRES_IN`, in seconds. */
const lifetime = 30 * 24 * 60 * 60;

const base64Url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Tokens with the parts of a JSON Web Token. Nothing is signed: those that were issued are known. */
export class Tokens {
  private readonly issued = new Map<string, TokenPayload>();

  /** @param clock - What time it is. */
  constructor(private readonly clock: Clock) {}

  /** Issues a token for the user with an id. */
  sign(id: unknown): string {
    const iat = Math.floor(Date.parse(this.clock.now()) / 1000);
    const payload = {id, iat, exp: iat + lifetime};
    const parts = [{alg: 'HS256', typ: 'JWT'}, payload].map((part) =>
      base64Url(JSON.stringify(part)),
    );
    const token = [...parts, 'simulated'].join('.');
    this.issued.set(token, payload);
    return token;
  }

  /** What a token says; undefined for one that was not issued here. */
  verify(token: string): TokenPayload | undefined {
    return this.issued.get(token);
  }
}
