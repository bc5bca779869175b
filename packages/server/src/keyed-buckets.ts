import { TokenBucket, type Rate } from './token-bucket';

/** Most keys that are remembered. A bucket takes some 150 bytes. */
const KEY_LIMIT = 50_000;

/** A token bucket for each key, on the monotonic clock. The key that was used longest ago is forgotten first. */
export class KeyedBuckets {
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly rate: Rate,
    private readonly keyLimit = KEY_LIMIT,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Takes `cost` tokens of a key; answers null, or the seconds until there are as many. */
  take(key: string, cost = 1): number | null {
    const bucket = this.#use(key);
    return bucket.take(this.clock(), cost) ? null : bucket.retryAfter(cost);
  }

  /** Gives tokens back that were taken for something that turned out not to count. */
  giveBack(key: string, cost = 1): void {
    this.#buckets.get(key)?.giveBack(cost);
  }

  /** Seconds until a token can be taken; null if one can be taken now. */
  waitOf(key: string): number | null {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined || bucket.has(this.clock(), 1)) return null;
    return bucket.retryAfter(1);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #use(key: string): TokenBucket {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.rate, this.clock());
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > this.keyLimit && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
