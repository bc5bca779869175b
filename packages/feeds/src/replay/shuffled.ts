import type { SeededRandom } from '../simulator/seeded-random';

export function shuffled<Item>(items: readonly Item[], random: SeededRandom): readonly Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
