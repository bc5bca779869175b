interface Entry<Value> {
  /** When it arrived, ms of this machine. */
  readonly at: number;
  readonly value: Value;
}

/** Longest delay of a picture, ms (SYNC-1). */
export const MOST_DELAY_MS = 300_000;
/** A match has a few changes a second. */
const MOST_ENTRIES = 3_000;

/** A measured delay trembles by as much. */
const TREMBLE_MS = 3_000;

/** States by the time of their arrival, so that the state of a moment ago can be shown (SYNC-2). */
export class DelayBuffer<Value> {
  readonly #entries: Entry<Value>[] = [];
  #moment = Number.NEGATIVE_INFINITY;

  get newest(): Value | undefined {
    return this.#entries.at(-1)?.value;
  }

  get entries(): readonly Entry<Value>[] {
    return this.#entries;
  }

  /** A clock that was set back does not put a state before an earlier one. */
  add(value: Value, now: number): void {
    this.#entries.push({ value, at: Math.max(now, this.#entries.at(-1)?.at ?? now) });
    const isOld = ({ at }: Entry<Value>): boolean => at < now - MOST_DELAY_MS;
    while (this.#entries.length > MOST_ENTRIES || this.#entries.slice(0, 2).filter(isOld).length === 2)
      this.#entries.shift();
  }

  /**
   * The moment to show: a small step back waits instead, so that no earlier score shows again.
   * @param moment ms of this machine.
   */
  steady(moment: number): number {
    const back = this.#moment - moment;
    if (back <= 0 || back > TREMBLE_MS) this.#moment = moment;
    return this.#moment;
  }

  /** State at a moment; before the first one, the first one. */
  valueAt(moment: number): Value | undefined {
    return (this.#entries.findLast(({ at }) => at <= moment) ?? this.#entries[0])?.value;
  }

  /** Arrival of the next state, ms; null if no later one is stored. */
  nextAfter(moment: number): number | null {
    return this.#entries.find(({ at }) => at > moment)?.at ?? null;
  }
}
