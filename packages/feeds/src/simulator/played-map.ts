import type { MapFacts } from '@clutchline/contract';

import type { MapScript, ScoreStep } from '../script/match-script';

const RACE_TARGETS = [5, 10, 15, 20] as const;

export interface DrawnMap {
  readonly round: number;
  readonly startsAt: number;
  readonly lengthS: number;
  readonly steps: readonly ScoreStep[];
  readonly winner: 1 | 2;
}

export type OwnFacts = (team: (side: 1 | 2 | undefined) => number | null) => Partial<MapFacts>;

/** The result derives from the steps, so both agree. */
export function playedMap(drawn: DrawnMap, teams: readonly [number, number], own: OwnFacts): MapScript {
  const { round, startsAt, lengthS, steps, winner } = drawn;
  const team = (side: 1 | 2 | undefined): number | null => (side === undefined ? null : (teams[side - 1] ?? null));
  const facts: MapFacts = {
    status: 'played',
    winner: team(winner),
    score_1: steps.filter(({ side }) => side === 1).length,
    score_2: steps.filter(({ side }) => side === 2).length,
    duration_s: null,
    first_blood: null,
    first_tower: null,
    pistol_1: null,
    pistol_13: null,
    races: RACE_TARGETS.flatMap((target) =>
      raceOf(steps, target).map((side): [number, number] => [target, teams[side - 1] ?? 0]),
    ),
    ...own(team),
  };
  return { round, startsAt, lengthS, steps, facts };
}

function raceOf(steps: readonly ScoreStep[], target: number): readonly (1 | 2)[] {
  const count = { 1: 0, 2: 0 };
  for (const { side } of steps) {
    count[side] += 1;
    if (count[side] === target) return [side];
  }
  return [];
}
