/** How fast something may happen: `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket on a monotonic clock in ms. */
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

  /** Takes one token; false where there is none. */
  take(now: number): boolean {
    const refilled = this.#tokens + ((now - this.#at) / 1_000) * this.rate.perSecond;
    this.#tokens = Math.min(this.rate.burst, refilled);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Seconds until the next token, rounded up. */
  retryAfter(): number {
    return Math.max(1, Math.ceil((1 - this.#tokens) / this.rate.perSecond));
  }

  /** True where it stands as if it had never been used. */
  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#at) / 1_000) * this.rate.perSecond >= this.rate.burst;
  }
}
