/** `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Monotonic. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  constructor(
    private readonly rate: Rate,
    now: number,
  ) {
    this.#tokens = rate.burst;
    this.#at = now;
  }

  tryAcquire(now: number, cost = 1): boolean {
    if (!this.has(now, cost)) return false;
    this.#tokens -= cost;
    return true;
  }

  has(now: number, cost = 1): boolean {
    const refilled = this.#tokens + ((now - this.#at) / 1_000) * this.rate.perSecond;
    this.#tokens = Math.min(this.rate.burst, refilled);
    this.#at = now;
    return this.#tokens >= cost;
  }

  release(cost = 1): void {
    this.#tokens = Math.min(this.rate.burst, this.#tokens + cost);
  }

  retryAfter(cost = 1): number {
    return Math.max(1, Math.ceil((cost - this.#tokens) / this.rate.perSecond));
  }
}

/** About 150 bytes each. */
const KEY_LIMIT = 50_000;

/** Monotonic; evicts the least recently used key. */
export class KeyedBuckets {
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly rate: Rate,
    private readonly keyLimit = KEY_LIMIT,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Null, or seconds to wait. */
  tryAcquire(key: string, cost = 1): number | null {
    const bucket = this.#use(key);
    return bucket.tryAcquire(this.clock(), cost) ? null : bucket.retryAfter(cost);
  }

  release(key: string, cost = 1): void {
    this.#buckets.get(key)?.release(cost);
  }

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
