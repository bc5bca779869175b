import { MATCH_STATUS, PLAY_STATUS, type MatchStatus, type PlayStatus } from '@clutchline/contract';

/** The market of a match is `closing` within this time before the start, ms: pre-match prices end at the start. */
export const CLOSING_MS = 5 * 60_000;

/** Status labels of a match (GAMES-8). */
export type MatchPhase = 'not_started' | 'live' | 'paused' | 'ended' | 'cancelled';
export type MarketPhase = 'open' | 'closing' | 'suspended' | 'closed';

const PHASES: Readonly<Record<MatchStatus, MatchPhase>> = {
  [MATCH_STATUS.notStarted]: 'not_started',
  [MATCH_STATUS.live]: 'live',
  [MATCH_STATUS.paused]: 'paused',
  [MATCH_STATUS.ended]: 'ended',
  [MATCH_STATUS.cancelled]: 'cancelled',
};

/** Whether a match is live or paused (GAMES-8). */
export function isUnderWay(status: MatchStatus): boolean {
  return status === MATCH_STATUS.live || status === MATCH_STATUS.paused;
}

/** Whether a match is ended or cancelled, both final (GAMES-8). */
export function isOver(status: MatchStatus): boolean {
  return status === MATCH_STATUS.ended || status === MATCH_STATUS.cancelled;
}

/** Status label of a match (GAMES-8). */
export function matchPhase(status: MatchStatus): MatchPhase {
  return PHASES[status];
}

/**
 * Whether the start is less than {@link CLOSING_MS} away or overdue, so that the market can close at any moment
 * (GAMES-8).
 */
export function isClosing(status: MatchStatus, startTime: number, now: number): boolean {
  return status === MATCH_STATUS.notStarted && startTime - now <= CLOSING_MS;
}

interface MarketState {
  readonly status: MatchStatus;
  /** Ms since 1970, as `now`. */
  readonly startTime: number;
  readonly now: number;
  /** Statuses of the plays that are not hidden. */
  readonly plays: readonly PlayStatus[];
}

/**
 * Whether a match takes bets (GAMES-8): open with at least one open play, else suspended if a play can reopen, else
 * closed.
 *
 * @example marketPhase({ status: 1, startTime: now + 60_000, now, plays: [1, 2] }) // 'closing'
 */
export function marketPhase({ status, startTime, now, plays }: MarketState): MarketPhase {
  if (isOver(status)) return 'closed';
  if (plays.includes(PLAY_STATUS.open)) return isClosing(status, startTime, now) ? 'closing' : 'open';
  return plays.includes(PLAY_STATUS.suspended) ? 'suspended' : 'closed';
}
