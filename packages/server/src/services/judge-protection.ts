import {
  checkProtection,
  linesOf,
  parseAmount,
  type ProtectedMoment,
  type ProtectionProblem,
} from '@clutchline/domain';

import { currencyOf } from './currencies';
import { refused, type Court, type RefusedBet } from './verdict';
import type { Wish } from './wishes-of';

/** What the player forbade himself: limits of the day and the session, and breaks (S27). */
export function judgeProtection(wish: Wish, court: Court): RefusedBet | null {
  const given = parseAmount(wish.stake, currencyOf(court.purse.wallet.currencyId).decimals) ?? 0n;
  const lines = wish.per === 'unit' ? BigInt(linesOf(wish.selections.length, wish.sizes)) : 1n;
  const verdict = checkProtection({ ...protectedMoment(court), stake: given * lines });
  return verdict === null ? null : refused(wish, verdict.refusal, { limit: verdict.limit, whole: verdict.whole });
}

/** The smallest stake there is: it passes unless a limit is used up. */
const LEAST_STAKE = 1n;

/**
 * Why the player's own limits forbid a team swap; null if they do not (S-M3). A swap is a bet, so a break and a limit that
 * is used up forbid it. It stakes no further money, so what is left of a limit may be less than its stake.
 */
export function judgeSwapProtection(moment: PlayerMoment): ProtectionProblem['refusal'] | null {
  return checkProtection({ ...protectedMoment(moment), stake: LEAST_STAKE })?.refusal ?? null;
}

/** What of a validation context the player's own limits depend on. */
type PlayerMoment = Pick<Court, 'purse' | 'session' | 'now'>;

/** The moment of a request as the player's own limits look at it. */
export function protectedMoment({ purse, session, now }: PlayerMoment): ProtectedMoment {
  return {
    protection: purse.protection,
    stakedToday: purse.stakedToday,
    sessionMinutes: minutesOf(session),
    now,
  };
}

/** How long a session lasts, in whole minutes of real time. */
export function minutesOf({ realNow, startedAt }: Court['session']): number {
  return Math.max(0, Math.floor((realNow - startedAt) / 60_000));
}
