import type { ScoreStep } from '../script/match-script';
import type { RealMap } from './real-series';
import type { SeededRandom } from '../simulator/seeded-random';
import { shuffled } from './shuffled';

/** Start of a map without kills. */
const QUIET_SHARE = 0.06;

/**
 * Distributes the kills of the real score, because the file has no timeline. The side with first blood, if known,
 * begins.
 */
export function killSteps(map: RealMap, lengthS: number, random: SeededRandom): readonly ScoreStep[] {
  const { score1, score2, firstBlood } = map;
  if (score1 === null || score2 === null) return [];
  const sides = [...Array<1 | 2>(score1).fill(1), ...Array<1 | 2>(score2).fill(2)];
  const order = [...shuffled(sides, random)];
  const opening = firstBlood === null ? -1 : order.indexOf(firstBlood);
  if (opening > 0) order.unshift(...order.splice(opening, 1));
  const times = order
    .map(() => Math.max(1, Math.floor(lengthS * (QUIET_SHARE + (1 - QUIET_SHARE) * random.next()))))
    .sort((a, b) => a - b);
  return order.map((side, index) => ({ at_s: times[index] ?? lengthS, side }));
}
