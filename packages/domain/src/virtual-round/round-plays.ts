import type { MarketGroup } from '@clutchline/contract';

import type { Side } from './draw-round';
import { POSITIONS, ROUND_TABLES, WIN_CHANCES, type Position } from './round-tables';

export const ROUND_MARKETS = [
  'map_winner',
  'total_kills',
  'kill_handicap',
  'odd_even_kills',
  'duration',
  'first_blood',
  'first_dragon',
  'first_tower',
  'duration_band',
  'first_blood_position',
] as const;
export type RoundMarket = (typeof ROUND_MARKETS)[number];

export type RoundPick =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'over' | 'under' | 'odd' | 'even' }
  | { readonly kind: 'band'; readonly band: number }
  | { readonly kind: 'position'; readonly position: Position };

/** One market of a round, of one line; exactly one of its picks wins. */
export interface RoundPlay {
  readonly market: RoundMarket;
  readonly group: Extract<MarketGroup, 'basic' | 'side' | 'high_odds'>;
  /** Of a total or of the duration (minutes), or the handicap of side 1; thousandths. Null if the market has none. */
  readonly line: number | null;
  readonly picks: readonly RoundPick[];
}

const SIDES: readonly RoundPick[] = [
  { kind: 'side', side: 1 },
  { kind: 'side', side: 2 },
];
const OVER_UNDER: readonly RoundPick[] = [{ kind: 'over' }, { kind: 'under' }];

/**
 * The twelve plays of a round, in the order of the page: 30 picks (ROUND-4).
 *
 * @param winChance of side 1, per cent, one of {@link WIN_CHANCES}.
 * @throws RangeError for another chance.
 */
export function roundPlays(winChance: number): readonly RoundPlay[] {
  const { totalLines, durationLine } = ROUND_TABLES;
  return [
    { market: 'map_winner', group: 'basic', line: null, picks: SIDES },
    ...totalLines.map((line): RoundPlay => ({ market: 'total_kills', group: 'basic', line, picks: OVER_UNDER })),
    { market: 'kill_handicap', group: 'basic', line: handicapOf(winChance), picks: SIDES },
    { market: 'odd_even_kills', group: 'basic', line: null, picks: [{ kind: 'odd' }, { kind: 'even' }] },
    { market: 'duration', group: 'basic', line: durationLine, picks: OVER_UNDER },
    { market: 'first_blood', group: 'side', line: null, picks: SIDES },
    { market: 'first_dragon', group: 'side', line: null, picks: SIDES },
    { market: 'first_tower', group: 'side', line: null, picks: SIDES },
    { market: 'duration_band', group: 'high_odds', line: null, picks: BANDS },
    { market: 'first_blood_position', group: 'high_odds', line: null, picks: POSITION_PICKS },
  ];
}

const BANDS: readonly RoundPick[] = ROUND_TABLES.bands.map((_, band) => ({ kind: 'band', band }));
const POSITION_PICKS: readonly RoundPick[] = POSITIONS.map((position) => ({ kind: 'position', position }));

/** Handicap of side 1, thousandths. */
function handicapOf(winChance: number): number {
  const line = ROUND_TABLES.handicapLines[WIN_CHANCES.indexOf(winChance)];
  if (line === undefined) throw new RangeError(`${winChance} % is no win chance of a round`);
  return line;
}
