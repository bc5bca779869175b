const MOST_RESULTS = 64;
/** Business time. */
const RESULT_AGE_MS = 1_000;

interface Dated<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

/** Uncached beyond the limit. */
export class RecentResults<Value> {
  readonly #byKey = new Map<string, Dated<Value>>();

  /** @param now business time. */
  get(key: string, now: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.#byKey.get(key);
    if (known !== undefined && now >= known.at && now - known.at <= RESULT_AGE_MS) return known.value;
    const value = make();
    if (known === undefined && this.#byKey.size >= MOST_RESULTS) return value;
    this.#byKey.set(key, { at: now, value });
    value.catch(() => this.#byKey.delete(key));
    return value;
  }
}
