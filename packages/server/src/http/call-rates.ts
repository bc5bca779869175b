import type { CallName } from '@clutchline/contract';

import { TokenBucket, type Rate } from '../token-bucket';
import { HttpFailure } from './http-failure';

/** How often one client may make a call; calls not named are not counted. */
export type CallRates = Partial<Readonly<Record<CallName, Rate>>>;

/** Calls that may leave a row for ever under a request id. */
const KEPT: Rate = { burst: 200, perSecond: 20 };

export const CALL_RATES: CallRates = {
  changeLang: { burst: 20, perSecond: 2 },
  hostSignIn: { burst: 30, perSecond: 1 },
  getBetByRequestId: KEPT,
  playMore: KEPT,
};

/** How many clients are remembered before those who have been quiet are forgotten. */
const CLIENT_LIMIT = 10_000;

/** Counts the calls of each client by a token bucket of its own (bad input row 30). */
export class RateLimiter {
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(private readonly rates: CallRates) {}

  /** Fails with 429 where the call comes too often. */
  take(name: CallName, client: string): void {
    const rate = this.rates[name];
    if (rate === undefined) return;
    const now = performance.now();
    const key = `${name} ${client}`;
    const bucket = this.#buckets.get(key) ?? new TokenBucket(rate, now);
    if (!this.#buckets.has(key)) this.#remember(key, bucket, now);
    if (bucket.take(now)) return;
    throw new HttpFailure('too_many_requests', { 'retry-after': String(bucket.retryAfter()) });
  }

  #remember(key: string, bucket: TokenBucket, now: number): void {
    if (this.#buckets.size >= CLIENT_LIMIT) {
      for (const [other, old] of this.#buckets) if (old.isFull(now)) this.#buckets.delete(other);
    }
    this.#buckets.set(key, bucket);
  }
}
