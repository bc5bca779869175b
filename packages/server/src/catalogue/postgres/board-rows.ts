import {
  CATEGORY,
  MATCH_STATUS,
  PLAY_STATUS,
  POINT_STATUS,
  toLocalizedFields,
  type LiveState,
  type Match,
  type MatchStatus,
  type Names,
  type Play,
  type PlayStatus,
  type Point,
  type PointStatus,
} from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';
import type { Kysely, Selectable } from 'kysely';

import type { BoardMatch } from '../board-store';
import type { Schema } from '../../database/tables/schema';

interface MatchRow extends Selectable<Schema['matches']> {
  readonly event_names: Names;
  readonly team_names_1: Names;
  readonly team_names_2: Names;
}

type PlayRow = Omit<Selectable<Schema['plays']>, 'settled_at' | 'in_list'>;

export interface PointRow {
  readonly point_id: number;
  readonly pick: Point['pick'];
  readonly line: number | null;
  readonly odd: number | null;
  readonly version: number;
  /** True of a pool, which takes bets without a price (BET-2). */
  readonly is_priced: boolean;
  /** Null until it is decided. */
  readonly outcome: Required<Point>['outcome'] | null;
  readonly is_suspended: boolean;
}

export function selectMatches(db: Kysely<Schema>) {
  return db
    .selectFrom('matches as m')
    .innerJoin('events as e', 'e.id', 'm.event_id')
    .innerJoin('teams as t1', 't1.id', 'm.team_id_1')
    .innerJoin('teams as t2', 't2.id', 'm.team_id_2')
    .selectAll('m')
    .select(['e.names as event_names', 't1.names as team_names_1', 't2.names as team_names_2']);
}

export function toBoardMatch(row: MatchRow): BoardMatch {
  return { match: toMatch(row), live: toLive(row) };
}

export function toMatch(row: MatchRow): Match {
  return {
    game_id: row.id,
    game_type_id: row.game_type_id,
    event_id: row.event_id,
    kind: row.kind,
    team_id_1: row.team_id_1,
    team_id_2: row.team_id_2,
    ...toLocalizedFields('team_name_1', row.team_names_1),
    ...toLocalizedFields('team_name_2', row.team_names_2),
    ...toLocalizedFields('event_name', row.event_names),
    ...toLocalizedFields('stage_name', row.stage_names),
    start_time: row.start_time,
    best_of: row.best_of,
  };
}

export function toLive(row: LiveState): LiveState {
  const { status, is_hide, round, score_1, score_2, round_score_1, round_score_2, clock_s } = row;
  return { status, is_hide, round, score_1, score_2, round_score_1, round_score_2, clock_s };
}

/** Pool odds are fixed at the close (BET-2, GAMES-6). */
export function toPlay(row: PlayRow): Omit<Play, 'points'> {
  return {
    play_info_id: row.id,
    game_id: row.game_id,
    category_id: row.category_id,
    round: row.round,
    market: row.market,
    group: row.market_group,
    line: row.line,
    is_main: row.is_main,
    no_parlay: row.no_parlay,
    settle_at: row.category_id === CATEGORY.normal_bet ? 'close' : 'bet',
    status: row.status,
    is_hide: row.is_hide,
    ...textsOf(row),
  };
}

/** C7. */
export function textsOf({ names, descs }: Pick<PlayRow, 'names' | 'descs'>) {
  return {
    ...(names !== null && toLocalizedFields('name', names)),
    ...(descs !== null && toLocalizedFields('desc', descs)),
  };
}

export function toPoint(
  { outcome, is_priced, is_suspended, odd, ...row }: PointRow,
  play: PlayStatus,
  match: MatchStatus,
): Point {
  const offer = { isDecided: outcome !== null, isOffered: is_priced && !is_suspended };
  const decided = outcome !== null && (play < PLAY_STATUS.settled ? ({ is_cancel: 1 } as const) : { outcome });
  return { ...row, odd: odd === null ? null : formatOdd(odd), status: pointStatusOf(play, match, offer), ...decided };
}

export function acceptsBets(match: MatchStatus): boolean {
  return match === MATCH_STATUS.notStarted || match === MATCH_STATUS.live;
}

interface PointOffer {
  /** Early, such as a withdrawn runner. */
  readonly isDecided: boolean;
  /** Has a price, or is a pool's, and is not suspended. */
  readonly isOffered: boolean;
}

/** PUSH-2. */
export function pointStatusOf(play: PlayStatus, match: MatchStatus, { isDecided, isOffered }: PointOffer): PointStatus {
  const isOpen = acceptsBets(match) && play === PLAY_STATUS.open && !isDecided && isOffered;
  return isOpen ? POINT_STATUS.open : POINT_STATUS.closed;
}
