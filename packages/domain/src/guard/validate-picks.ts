import type { MarketCode, PickCode as PointPick } from '@clutchline/contract';

export type PickViolation =
  'foreign_pick' | 'repeated_pick' | 'wrong_pick' | 'lines_differ' | 'line_missing' | 'no_such_map';

/** Lines in thousandths. */
export interface PickedPlay {
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly points: readonly { readonly pick: PointPick; readonly line: number | null }[];
}

/** The match of a play. */
export interface PickContext {
  readonly team_id_1: number;
  readonly team_id_2: number;
  readonly best_of: number;
}

/** Pick kinds per market, alphabetical; unlisted markets allow any. */
const KINDS: Readonly<Partial<Record<MarketCode, string>>> = {
  match_winner: 'team team',
  match_result: 'draw team team',
  map_handicap: 'team team',
  total_maps: 'over under',
  at_least_one_map: 'team team',
  map_winner: 'team team',
  kill_handicap: 'team team',
  total_kills: 'over under',
  odd_even_kills: 'even odd',
  race_to_kills: 'team team',
  first_blood: 'team team',
  first_tower: 'team team',
  first_dragon: 'team team',
  duration_band: 'band band band band band',
  first_blood_position: 'position position position position position',
  duration: 'over under',
  rounds_handicap: 'team team',
  total_rounds: 'over under',
  odd_even_rounds: 'even odd',
  race_to_rounds: 'team team',
  pistol_1: 'team team',
  pistol_13: 'team team',
};
const LINED: readonly MarketCode[] = [
  'total_maps',
  'total_kills',
  'total_rounds',
  'duration',
  'race_to_kills',
  'race_to_rounds',
];
const HANDICAPS: readonly MarketCode[] = ['map_handicap', 'kill_handicap', 'rounds_handicap'];

/**
 * Validates that a result settles a play unambiguously (R42): pick codes exclude each other, belong to the match and
 * have the required line. Two handicaps that do not mirror each other, or one team twice, could both win.
 *
 * @returns null if valid, always for outrights and special plays.
 */
export function validatePicks(play: PickedPlay, match: PickContext): PickViolation | null {
  const { market, points, round, line } = play;
  if (market === 'outright' || market === 'special') return null;
  const picks = points.map(({ pick }) => JSON.stringify(Object.entries(pick).sort(byKey)));
  if (new Set(picks).size < picks.length) return 'repeated_pick';
  if (points.some(({ pick }) => !isOfMatch(pick, match))) return 'foreign_pick';
  const kinds = points.map(({ pick }) => pick.kind);
  const wanted = KINDS[market];
  if (wanted !== undefined ? kinds.toSorted().join(' ') !== wanted : kinds.some((kind) => kind !== 'score'))
    return 'wrong_pick';
  if (round > match.best_of) return 'no_such_map';
  if (LINED.includes(market) && line === null) return 'line_missing';
  return HANDICAPS.includes(market) ? validateHandicap(points) : null;
}

function validateHandicap(points: PickedPlay['points']): PickViolation | null {
  const [one = null, two = null] = points.map(({ line }) => line);
  if (one === null || two === null) return 'line_missing';
  return one + two === 0 ? null : 'lines_differ';
}

function isOfMatch(pick: PointPick, { team_id_1, team_id_2 }: PickContext): boolean {
  return !('team_id' in pick) || pick.team_id === team_id_1 || pick.team_id === team_id_2;
}

function byKey([one]: readonly [string, unknown], [two]: readonly [string, unknown]): number {
  return one < two ? -1 : 1;
}
