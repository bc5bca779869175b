import { type MatchStatus, PLAY_STATUS, type PlayStatus } from '@clutchline/contract';

import { isClosing, isOver } from './match-phase';

/** Whether a match takes bets (GAMES-8). */
export type MarketPhase = 'open' | 'closing' | 'suspended' | 'closed';

interface MarketState {
  readonly status: MatchStatus;
  readonly startTime: number;
  readonly now: number;
  /** Without hidden plays. */
  readonly plays: readonly PlayStatus[];
}

/** Whether a match takes bets (GAMES-8): open with an open play, else suspended if a play can reopen, else closed. */
export function marketPhase({ status, startTime, now, plays }: MarketState): MarketPhase {
  if (isOver(status)) return 'closed';
  if (plays.includes(PLAY_STATUS.open)) return isClosing(status, startTime, now) ? 'closing' : 'open';
  return plays.includes(PLAY_STATUS.suspended) ? 'suspended' : 'closed';
}
