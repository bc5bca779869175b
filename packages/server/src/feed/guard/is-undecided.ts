import { PLAY_STATUS } from '@clutchline/contract';

/** May accept bets now or later. */
export function isUndecided(status: number): boolean {
  return status === PLAY_STATUS.open || status === PLAY_STATUS.suspended;
}
