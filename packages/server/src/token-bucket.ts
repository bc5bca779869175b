/** Rate: `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Token bucket on a monotonic clock in ms. */
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

  /** Whether `cost` tokens are available. */
  has(now: number, cost = 1): boolean {
    const refilled = this.#tokens + ((now - this.#at) / 1_000) * this.rate.perSecond;
    this.#tokens = Math.min(this.rate.burst, refilled);
    this.#at = now;
    return this.#tokens >= cost;
  }

  /** Refunds tokens. */
  giveBack(cost = 1): void {
    this.#tokens = Math.min(this.rate.burst, this.#tokens + cost);
  }

  /** Seconds until `cost` tokens are available, rounded up. */
  retryAfter(cost = 1): number {
    return Math.max(1, Math.ceil((cost - this.#tokens) / this.rate.perSecond));
  }
}
