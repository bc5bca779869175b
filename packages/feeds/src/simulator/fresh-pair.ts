import type { SeededRandom } from './seeded-random';

type Pair = readonly [number, number];

/** Without an earlier meeting, or with the longest ago. */
export function freshPair(random: SeededRandom, teams: readonly number[], met: readonly Pair[]): Pair {
  const pairs = teams.flatMap((one, i) => teams.slice(i + 1).map((other): Pair => [one, other]));
  const lastOf = ([one, other]: Pair): number =>
    met.findLastIndex((pair) => pair.includes(one) && pair.includes(other));
  const oldest = Math.min(...pairs.map(lastOf));
  const fresh = pairs.filter((pair) => lastOf(pair) === oldest);
  const [one, other] = fresh[random.whole(fresh.length)] ?? [0, 0];
  return random.next() < 0.5 ? [one, other] : [other, one];
}
