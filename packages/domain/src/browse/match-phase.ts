import { MATCH_STATUS, type MatchStatus } from '@clutchline/contract';

/** Whether a match is going on: live, or paused for the moment (GAMES-8). */
export function isUnderWay(status: MatchStatus): boolean {
  return status === MATCH_STATUS.live || status === MATCH_STATUS.paused;
}

/** Whether a match is over for good: ended or cancelled (GAMES-8). */
export function isOver(status: MatchStatus): boolean {
  return status === MATCH_STATUS.ended || status === MATCH_STATUS.cancelled;
}
