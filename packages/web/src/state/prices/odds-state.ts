import { MATCH_STATUS, PLAY_STATUS, type Match, type MatchStatus, type Play, type Point } from '@clutchline/contract';

import type { OddsStore } from './odds-store';

/** `suspended`: visible, locked. `closed`: for good. `hidden`: not drawn. */
export type OddsState = 'open' | 'suspended' | 'closed' | 'hidden';

function isOver(status: MatchStatus | null | undefined): boolean {
  return status === MATCH_STATUS.ended || status === MATCH_STATUS.cancelled;
}

/** Of play and match (PUSH-3, PUSH-4). */
export function playStateOf(
  odds: OddsStore,
  play: Pick<Play, 'play_info_id' | 'game_id' | 'status' | 'is_hide'>,
): OddsState {
  const now = odds.play(play.play_info_id) ?? play;
  const game = odds.game(play.game_id);
  if (now.is_hide === 1 || game?.is_hide === 1) return 'hidden';
  if (isOver(game?.status ?? game?.live?.status)) return 'closed';
  if (now.status === PLAY_STATUS.open) return 'open';
  return now.status === PLAY_STATUS.suspended ? 'suspended' : 'closed';
}

export function isClosed(odds: OddsStore, { play_info_id, game_id }: Pick<Play, 'play_info_id' | 'game_id'>): boolean {
  return playStateOf(odds, { play_info_id, game_id, status: PLAY_STATUS.open, is_hide: 0 }) === 'closed';
}

export interface OddsPlace {
  readonly match: Pick<Match, 'game_type_id'>;
  readonly play: Pick<Play, 'play_info_id' | 'game_id' | 'status' | 'is_hide'>;
  readonly point: Pick<Point, 'point_id' | 'status' | 'odd'>;
}

/** Combines play, game category and point. Without price it is closed; only a pool's is open without one (BET-2). */
export function pointStateOf(odds: OddsStore, { match, play, point }: OddsPlace): OddsState {
  const state = playStateOf(odds, play);
  if (state !== 'open') return state;
  const { odd, status } = odds.point(point.point_id) ?? point;
  if (!odd && status !== 1) return 'closed';
  return status === 1 && odds.gameType(match.game_type_id) === 1 ? 'open' : 'suspended';
}
