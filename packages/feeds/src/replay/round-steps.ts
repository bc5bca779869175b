import type { ScoreStep } from '../script/match-script';
import type { RealMap } from './real-series';
import type { SeededRandom } from '../simulator/seeded-random';
import { shuffled } from './shuffled';

const LEVEL = 12;
const OVERTIME_HALF = 3;

type Score = readonly [number, number];

/**
 * A plausible order: half by half as in the file; the winner takes the last round and reaches the winning number only
 * there.
 */
export function roundSteps(map: RealMap, lengthS: number, random: SeededRandom): readonly ScoreStep[] {
  const { score1, score2, winner } = map;
  if (score1 === null || score2 === null || winner === null) return [];
  const sides = blocksOf(map, [score1, score2]).flatMap((block, index, blocks) =>
    index === blocks.length - 1 ? endingWith(winner, block, random) : shuffled(sidesOf(block), random),
  );
  return sides.map((side, index) => ({ at_s: Math.floor((lengthS * (index + 1)) / sides.length), side }));
}

function blocksOf(map: RealMap, final: Score): readonly Score[] {
  const [first, second, overtime] = map.halves ?? [];
  const regulation: readonly Score[] = first !== undefined && second !== undefined ? [first, second] : [];
  const beyond: Score = overtime ?? [Math.max(0, final[0] - LEVEL), Math.max(0, final[1] - LEVEL)];
  if (Math.min(...final) < LEVEL) return regulation.length > 0 ? regulation : [final];
  return [...(regulation.length > 0 ? regulation : [[LEVEL, LEVEL] as const]), ...overtimesOf(beyond)];
}

/** Level overtimes, then the decisive one. */
function overtimesOf(rest: Score): readonly Score[] {
  const isLast = Math.min(...rest) < OVERTIME_HALF;
  if (isLast) return [rest];
  return [[OVERTIME_HALF, OVERTIME_HALF], ...overtimesOf([rest[0] - OVERTIME_HALF, rest[1] - OVERTIME_HALF])];
}

function endingWith(winner: 1 | 2, block: Score, random: SeededRandom): readonly (1 | 2)[] {
  const before: Score = winner === 1 ? [block[0] - 1, block[1]] : [block[0], block[1] - 1];
  return [...shuffled(sidesOf(before), random), winner];
}

function sidesOf([one, two]: Score): readonly (1 | 2)[] {
  return [...Array<1 | 2>(Math.max(0, one)).fill(1), ...Array<1 | 2>(Math.max(0, two)).fill(2)];
}
