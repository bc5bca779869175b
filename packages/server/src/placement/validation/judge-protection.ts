import {
  checkProtection,
  linesOf,
  parseAmount,
  type ProtectedMoment,
  type ProtectionProblem,
} from '@clutchline/domain';

import { currencyOf } from '../../players';
import { refused, type ValidationContext, type RefusedBet } from './bet-decision';
import type { RequestedBet } from './requested-bets';

/** The player's own day and session limits, and breaks (S27). */
export function validateProtection(requested: RequestedBet, context: ValidationContext): RefusedBet | null {
  const given = parseAmount(requested.stake, currencyOf(context.available.wallet.currencyId).decimals) ?? 0n;
  const lines = requested.per === 'unit' ? BigInt(linesOf(requested.selections.length, requested.sizes)) : 1n;
  const problem = checkProtection({ ...protectedMoment(context), stake: given * lines });
  return problem === null ? null : refused(requested, problem.refusal, { limit: problem.limit, whole: problem.whole });
}

/** Refused only if a limit is used up. */
const LEAST_STAKE = 1n;

/**
 * A swap counts as a bet (S-M3), so a break or an exhausted limit forbids it; it adds no stake, so the rest of a limit
 * may be less than its stake.
 */
export function validateSwapProtection(moment: PlayerMoment): ProtectionProblem['refusal'] | null {
  return checkProtection({ ...protectedMoment(moment), stake: LEAST_STAKE })?.refusal ?? null;
}

type PlayerMoment = Pick<ValidationContext, 'available' | 'session' | 'now'>;

export function protectedMoment({ available, session, now }: PlayerMoment): ProtectedMoment {
  return {
    protection: available.protection,
    stakedToday: available.stakedToday,
    sessionMinutes: minutesOf(session),
    now,
  };
}

/** In whole minutes of real time. */
export function minutesOf({ realNow, startedAt }: ValidationContext['session']): number {
  return Math.max(0, Math.floor((realNow - startedAt) / 60_000));
}
