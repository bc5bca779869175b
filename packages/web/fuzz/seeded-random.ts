/** mulberry32. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** 0 ≤ x < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    const a = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    const b = (a + Math.imul(a ^ (a >>> 7), 61 | a)) ^ a;
    return ((b ^ (b >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Integer, 0 ≤ n < below. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<const Values extends readonly [unknown, ...unknown[]]>(values: Values): Values[number] {
    return values[this.below(values.length)] ?? values[0];
  }
}
