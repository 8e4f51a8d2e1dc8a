import type {SystemOperation, SystemRoute} from '../endpoints/system';
import type {Clock, SimulatedResponse} from './types';

/** `authentication.requestRateLimitOptions` of the framework. */
const windowMs = 5000;
const limit = 10;

/** Endpoints of which a single one is enough for the limit to be mounted. */
const limited: readonly SystemOperation[] = ['login', 'logout', 'signup', 'updatePassword'];

/** The limit of requests to `/api/auth`. */
export class RateLimit {
  private readonly isOn: boolean;
  private start = -Infinity;
  private used = 0;

  /**
   * @param clock - What time it is.
   * @param routes - What is mounted.
   */
  constructor(
    private readonly clock: Clock,
    routes: readonly SystemRoute[],
  ) {
    this.isOn = routes.some(({operation}) => limited.includes(operation));
  }

  /**
   * Counts a request.
   *
   * @param path - Of the request.
   * @returns What is sent to the eleventh request within five seconds.
   */
  count(path: string): SimulatedResponse | undefined {
    if (!this.isOn || !/^\/api\/auth(?:\/|$)/i.test(path)) return undefined;
    const now = Date.parse(this.clock.now());
    if (now - this.start >= windowMs) [this.start, this.used] = [now, 0];
    if (++this.used <= limit) return undefined;
    return {status: 429, body: {message: 'Too many requests, please try again later'}};
  }
}
