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

  /** Takes `cost` tokens; false if there are fewer. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now, cost)) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Whether `cost` tokens can be taken. */
  has(now: number, cost = 1): boolean {
    const refilled = this.#tokens + ((now - this.#at) / 1_000) * this.rate.perSecond;
    this.#tokens = Math.min(this.rate.burst, refilled);
    this.#at = now;
    return this.#tokens >= cost;
  }

  /** Gives back tokens that were taken for something that turned out not to count. */
  giveBack(cost = 1): void {
    this.#tokens = Math.min(this.rate.burst, this.#tokens + cost);
  }

  /** Seconds until there are `cost` tokens, rounded up. */
  retryAfter(cost = 1): number {
    return Math.max(1, Math.ceil((cost - this.#tokens) / this.rate.perSecond));
  }
}
