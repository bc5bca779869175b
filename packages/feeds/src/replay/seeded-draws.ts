import { createHash } from 'node:crypto';

/**
 * A source of numbers from 0 up to but not including 1 that depends on the seed alone.
 *
 * @example const draw = seededDraws('match 7 map 2'); draw() // the same on every machine
 */
export function seededDraws(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same items in an order that depends on the draws alone. */
export function shuffled<Item>(items: readonly Item[], draw: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, at: draw() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
