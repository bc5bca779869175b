import { CATEGORY, MATCH_STATUS, PLAY_STATUS, type LiveState, type Play } from '@clutchline/contract';

import { isMapOver } from './is-map-over';
import { isUnderWay } from './match-phase';

/** Why a play takes no bets, or joins no combo. */
export type PlayReason = StoppedReason | ClosedReason | 'no_combo';

type StoppedReason = 'match_paused' | 'game_stopped' | 'checked' | 'live_moment' | 'updating';

/** Final. */
type ClosedReason =
  'match_cancelled' | 'withdrawn' | 'settled' | 'match_over' | 'pool_closed' | 'map_over' | 'started' | 'closed';

export interface PlayStanding {
  readonly play: Pick<Play, 'status' | 'is_checked' | 'category_id' | 'round' | 'no_parlay'>;
  readonly live: Pick<LiveState, 'status' | 'round' | 'score_1' | 'score_2'>;
  /** The whole game category takes no bets (PUSH-4). */
  readonly isGameStopped: boolean;
}

/**
 * Main reason against betting on a play (GAMES-8, SLIP-6), or null. Final reasons precede temporary ones, the match
 * precedes the play.
 */
export function playReason(standing: PlayStanding): PlayReason | null {
  return closedReason(standing) ?? stoppedReason(standing) ?? (standing.play.no_parlay === 1 ? 'no_combo' : null);
}

const STOPPED: ReadonlySet<PlayReason> = new Set<StoppedReason>([
  'match_paused',
  'game_stopped',
  'checked',
  'live_moment',
  'updating',
]);

/** State in the label of a play (GAMES-8). */
export function stateForReason(reason: PlayReason | null): 'open' | 'suspended' | 'closed' {
  if (reason === null || reason === 'no_combo') return 'open';
  return STOPPED.has(reason) ? 'suspended' : 'closed';
}

function closedReason({ play, live }: PlayStanding): ClosedReason | null {
  if (live.status === MATCH_STATUS.cancelled) return 'match_cancelled';
  if (play.status === PLAY_STATUS.cancelled) return 'withdrawn';
  if (play.status === PLAY_STATUS.settled) return 'settled';
  if (live.status === MATCH_STATUS.ended) return 'match_over';
  return play.status === PLAY_STATUS.closed ? whyClosed(play, live) : null;
}

function whyClosed(play: PlayStanding['play'], live: PlayStanding['live']): ClosedReason {
  if (play.category_id === CATEGORY.normal_bet) return 'pool_closed';
  if (play.round > 0 && isMapOver(live, play.round)) return 'map_over';
  return play.category_id === CATEGORY.fix_bet && isUnderWay(live.status) ? 'started' : 'closed';
}

function stoppedReason({ play, live, isGameStopped }: PlayStanding): StoppedReason | null {
  if (live.status === MATCH_STATUS.paused) return 'match_paused';
  if (isGameStopped) return 'game_stopped';
  if (play.status !== PLAY_STATUS.suspended) return null;
  if (play.is_checked === 1) return 'checked';
  return isUnderWay(live.status) ? 'live_moment' : 'updating';
}
