import { type LiveState, MATCH_STATUS, type MatchStatus } from '@clutchline/contract';

/** Before the start, at which pre-match prices end. */
export const CLOSING_MS = 5 * 60_000;

/** Label of a match (GAMES-8). */
export type MatchPhase = 'not_started' | 'live' | 'paused' | 'ended' | 'cancelled';

const PHASES: Readonly<Record<MatchStatus, MatchPhase>> = {
  [MATCH_STATUS.notStarted]: 'not_started',
  [MATCH_STATUS.live]: 'live',
  [MATCH_STATUS.paused]: 'paused',
  [MATCH_STATUS.ended]: 'ended',
  [MATCH_STATUS.cancelled]: 'cancelled',
};

/** Live or paused (GAMES-8). */
export function isUnderWay(status: MatchStatus): boolean {
  return status === MATCH_STATUS.live || status === MATCH_STATUS.paused;
}

/** Ended or cancelled, both final (GAMES-8). */
export function isOver(status: MatchStatus): boolean {
  return status === MATCH_STATUS.ended || status === MATCH_STATUS.cancelled;
}

/** They count rounds. */
const ROUND_GAMES: readonly number[] = [3, 5];

type MapClock = Pick<LiveState, 'status' | 'round' | 'clock_s' | 'round_score_1' | 'round_score_2'>;

/** Between two maps of a game with a clock, which has no value then. */
export function isMapBreak(gameTypeId: number, live: MapClock): boolean {
  const isUnplayed = live.clock_s === null && live.round_score_1 + live.round_score_2 === 0;
  return isUnderWay(live.status) && live.round > 1 && isUnplayed && !ROUND_GAMES.includes(gameTypeId);
}

/** Label of a match status (GAMES-8). */
export function matchPhase(status: MatchStatus): MatchPhase {
  return PHASES[status];
}

/** The start is near or overdue: the market can close at any moment (GAMES-8). Times in ms. */
export function isClosing(status: MatchStatus, startTime: number, now: number): boolean {
  return status === MATCH_STATUS.notStarted && startTime - now <= CLOSING_MS;
}
