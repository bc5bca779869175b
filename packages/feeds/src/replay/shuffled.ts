import type { SeededRandom } from '../simulator/seeded-random';

/** The same items in an order that depends on the random numbers alone. */
export function shuffled<Item>(items: readonly Item[], random: SeededRandom): readonly Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
