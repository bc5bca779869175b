import { checkProtection, linesOf, parseAmount, type ProtectedMoment } from '@clutchline/domain';

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

/** The moment of a request as the player's own limits look at it. */
export function protectedMoment({ purse, session, now }: Court): ProtectedMoment {
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
