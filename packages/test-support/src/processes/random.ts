/** Seeded (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) | 0;
    for (let round = 0; round < 3; round += 1) this.below(2);
  }

  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  pick<Value>(list: readonly Value[]): Value {
    const value = list[this.below(list.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }

  isOneIn(number: number): boolean {
    return this.below(number) === 0;
  }

  /** Distinct, in list order; all if there are fewer. */
  some<Value>(list: readonly Value[], count: number): Value[] {
    const left = list.map((value, place) => ({ value, place }));
    const taken: typeof left = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.below(left.length), 1));
    return taken.toSorted((a, b) => a.place - b.place).map(({ value }) => value);
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256));
  }
}
