/** Bounds in seconds. */
export const QUICK_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5] as const;
export const SLOW_SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 1_800] as const;

export class Histogram {
  sum = 0;
  count = 0;
  readonly #inStretch: number[];

  constructor(readonly bounds: readonly number[]) {
    this.#inStretch = bounds.map(() => 0);
  }

  observe(value: number): void {
    this.sum += value;
    this.count += 1;
    const place = this.bounds.findIndex((bound) => value <= bound);
    if (place >= 0) this.#inStretch[place] = (this.#inStretch[place] ?? 0) + 1;
  }

  /** Cumulative. */
  upTo(): readonly (readonly [bound: number, count: number])[] {
    let total = 0;
    return this.bounds.map((bound, place) => [bound, (total += this.#inStretch[place] ?? 0)]);
  }
}
