/** `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Monotonic clock in ms. */
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

  /** False if there are fewer tokens. */
  take(now: number, cost = 1): boolean {
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

  giveBack(cost = 1): void {
    this.#tokens = Math.min(this.rate.burst, this.#tokens + cost);
  }

  /** Rounded up. */
  retryAfter(cost = 1): number {
    return Math.max(1, Math.ceil((cost - this.#tokens) / this.rate.perSecond));
  }
}
