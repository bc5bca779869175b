import {
  checkProtection,
  linesOf,
  parseAmount,
  type ProtectedMoment,
  type ProtectionProblem,
} from '@clutchline/domain';

import { currencyOf } from '../../players';
import { refused, type Court, type RefusedBet } from './verdict';
import type { Wish } from './wishes-of';

/** The player's own day and session limits, and breaks (S27). */
export function judgeProtection(wish: Wish, court: Court): RefusedBet | null {
  const given = parseAmount(wish.stake, currencyOf(court.purse.wallet.currencyId).decimals) ?? 0n;
  const lines = wish.per === 'unit' ? BigInt(linesOf(wish.selections.length, wish.sizes)) : 1n;
  const verdict = checkProtection({ ...protectedMoment(court), stake: given * lines });
  return verdict === null ? null : refused(wish, verdict.refusal, { limit: verdict.limit, whole: verdict.whole });
}

/** Refused only if a limit is used up. */
const LEAST_STAKE = 1n;

/**
 * A swap counts as a bet (S-M3), so a break or an exhausted limit forbids it; it adds no stake, so the rest of a limit
 * may be less than its stake.
 */
export function judgeSwapProtection(moment: PlayerMoment): ProtectionProblem['refusal'] | null {
  return checkProtection({ ...protectedMoment(moment), stake: LEAST_STAKE })?.refusal ?? null;
}

type PlayerMoment = Pick<Court, 'purse' | 'session' | 'now'>;

export function protectedMoment({ purse, session, now }: PlayerMoment): ProtectedMoment {
  return {
    protection: purse.protection,
    stakedToday: purse.stakedToday,
    sessionMinutes: minutesOf(session),
    now,
  };
}

/** In whole minutes of real time. */
export function minutesOf({ realNow, startedAt }: Court['session']): number {
  return Math.max(0, Math.floor((realNow - startedAt) / 60_000));
}
