import type { Refusal } from '@clutchline/contract';

import { PHASE_STARTS_MS, roundLock, roundStart } from './round-time';

/** Why a bet on a round is refused by its time. */
export type RoundBetRefusal = Extract<Refusal, 'suspended' | 'past_cut_off' | 'bet_closed' | 'bet_invalid'>;

/**
 * Validates the time of a bet on a round by the business clock of the server (ROUND-3, bad input row 129). The client's
 * time has no influence, and there is no grace period: at the lock itself the bet is late.
 *
 * @param at of the validation, business ms.
 * @param isClosed whether a transaction has closed the plays of the round.
 * @returns null if the bet can be accepted; `suspended` before the betting phase, `past_cut_off` from the lock until the
 *   round ends, `bet_closed` once its plays are closed, or the round is over; `bet_invalid` for a future round.
 */
export function roundBetRefusal(round: number, at: number, isClosed: boolean): RoundBetRefusal | null {
  if (at < roundStart(round)) return 'bet_invalid';
  if (isClosed || at >= roundStart(round + 1)) return 'bet_closed';
  if (at >= roundLock(round)) return 'past_cut_off';
  return at < roundStart(round) + PHASE_STARTS_MS.betting ? 'suspended' : null;
}
