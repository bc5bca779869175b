import { seededRandom } from '../../simulator/seeded-random';
import { rememberFor } from '../remember-for';
import type { MapScript, MatchScript, ScoreStep } from '../match-script';

type Pair = readonly [number, number];

/** Of one detail of a map: the same numbers at any time, whatever happens in the map. */
const drawn = rememberFor<MapScript, Map<string, readonly number[]>>(() => new Map());

export interface DrawnDetail {
  readonly name: string;
  readonly count: number;
}

/** `count` numbers from 0 to below 1 that depend on the ids of match and map only (VIEW-4). */
export function drawnNumbers({ gameId }: MatchScript, map: MapScript, { name, count }: DrawnDetail): readonly number[] {
  const known = drawn(map).get(name);
  if (known !== undefined) return known;
  const random = seededRandom(`view/${gameId}/${map.round}/${name}`);
  const numbers = Array.from({ length: count }, () => random.next());
  drawn(map).set(name, numbers);
  return numbers;
}

/** Kills or rounds of both sides up to `seconds` of map time. */
export function scoreUntil(steps: readonly ScoreStep[], seconds: number): Pair {
  let first = 0;
  let all = 0;
  for (const { at_s, side } of steps) {
    if (at_s > seconds) break;
    all += 1;
    if (side === 1) first += 1;
  }
  return [first, all - first];
}

const PER_KILL = 0.12;

/** Side that gets an invented detail: the one with more kills at that time is likelier. */
export function likelySide(steps: readonly ScoreStep[], seconds: number, chance: number): 1 | 2 {
  const [first, second] = scoreUntil(steps, seconds);
  return chance < 1 / (1 + Math.exp(-PER_KILL * (first - second))) ? 1 : 2;
}
