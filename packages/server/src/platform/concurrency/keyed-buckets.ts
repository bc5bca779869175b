import { TokenBucket, type Rate } from './token-bucket';

/** A bucket takes about 150 bytes. */
const KEY_LIMIT = 50_000;

/** Monotonic clock; evicts the least recently used key. */
export class KeyedBuckets {
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly rate: Rate,
    private readonly keyLimit = KEY_LIMIT,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Returns null, or the seconds until enough tokens are available. */
  take(key: string, cost = 1): number | null {
    const bucket = this.#use(key);
    return bucket.take(this.clock(), cost) ? null : bucket.retryAfter(cost);
  }

  giveBack(key: string, cost = 1): void {
    this.#buckets.get(key)?.giveBack(cost);
  }

  /** Null if a token is available. */
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
