/** Results that are kept: more than there are categories times tabs. */
const MOST_RESULTS = 64;
/** How long a result is used, in ms of business time: which tab a match is in depends on the time. */
const RESULT_AGE_MS = 1_000;

interface Dated<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

/** Results by key, made once for all who ask within a second. Those beyond the limit are made for each who asks. */
export class RecentResults<Value> {
  readonly #byKey = new Map<string, Dated<Value>>();

  /** @param now business time in ms. */
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
