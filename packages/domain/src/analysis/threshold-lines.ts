import type { MarketCode } from '@clutchline/contract';

import type { UnsettledPlay } from '../settlement/settled-point';
import { outcomeOfMargin } from '../settlement/rules/score-rules';

/** Totals whose share over all maps is counted. */
export const COUNTED_MARKETS = ['total_kills', 'total_rounds', 'duration'] as const satisfies readonly MarketCode[];
export type CountedMarket = (typeof COUNTED_MARKETS)[number];

export interface ThresholdLine {
  readonly market: CountedMarket;
  /** Kills, rounds or minutes, thousandths. */
  readonly line: number;
}

/** By game type (STATS-5); a game without lines has no thresholds. */
const LINES: ReadonlyMap<number, readonly ThresholdLine[]> = new Map([
  [
    1,
    [
      { market: 'total_kills', line: 26_500 },
      { market: 'duration', line: 33_000 },
    ],
  ],
  [
    2,
    [
      { market: 'total_kills', line: 47_500 },
      { market: 'duration', line: 35_000 },
    ],
  ],
  [3, [{ market: 'total_rounds', line: 26_500 }]],
  [
    16,
    [
      { market: 'total_kills', line: 23_500 },
      { market: 'duration', line: 19_000 },
    ],
  ],
]);

export const thresholdLines = (gameTypeId: number): readonly ThresholdLine[] => LINES.get(gameTypeId) ?? [];

interface Teams {
  readonly team1: number;
  readonly team2: number;
  readonly bestOf: number;
}

/** As a play with one point, so that the rule of the market decides what is above. */
export function thresholdPlay({ market, line }: ThresholdLine, { team1, team2, bestOf }: Teams): UnsettledPlay {
  const points = [{ point_id: 1, pick: { kind: 'over' as const }, line: null }];
  return { market, round: 1, line, points, team_id_1: team1, team_id_2: team2, best_of: bestOf };
}

/** Lengths are counted in such steps: lines are in quarters of a minute. */
export const LENGTH_STEP_S = 15;

/** Number of maps with a value: kills, rounds, or steps of {@link LENGTH_STEP_S} that have passed. */
export interface CountedMaps {
  readonly value: number;
  readonly maps: number;
}

export interface ShareAbove {
  readonly above: number;
  /** Above or below. */
  readonly maps: number;
}

/** As the rule of the market: a length on the line is above, kills or rounds on the line are neither. */
export function shareAbove({ market, line }: ThresholdLine, counts: readonly CountedMaps[]): ShareAbove {
  let [above, below] = [0, 0];
  for (const { value, maps } of counts) {
    const margin = market === 'duration' ? lengthMargin(value, line) : value * 1_000 - line;
    const outcome = outcomeOfMargin(margin);
    if (outcome === 'won') above += maps;
    else if (outcome === 'lost') below += maps;
  }
  return { above, maps: above + below };
}

const lengthMargin = (steps: number, line: number): number =>
  steps * LENGTH_STEP_S * 1_000 >= line * 60 ? 1_000 : -1_000;
