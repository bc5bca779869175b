import { CATEGORY, MATCH_STATUS } from '@clutchline/contract';
import { checkReferredBet } from '@clutchline/domain';

import { liabilityOf } from '../placement';
import type { HeldBetRecord, HeldReferral, LimitsInForce, ReservedPart } from './held-bet-store';
import { confirmOrRejectAt, heldLegsOf, rejection, type ValidatedHeldBet } from './validate-held-bet';

/** @param now business time, ms. @returns null if the bet still waits (DESK-12). */
export function validateReferredBet(
  bet: HeldBetRecord,
  referral: HeldReferral,
  { book }: LimitsInForce,
  now: number,
): ValidatedHeldBet | null {
  const { heldUntil: until, delayUntil: takenFrom, isLive } = referral;
  const hasStarted = !isLive && bet.legs.some((leg) => isBegun(leg, now));
  const terms = { ...bet, ...referral, legs: heldLegsOf(bet), now, until, takenFrom, hasStarted };
  const checked = checkReferredBet(terms);
  if (checked.kind === 'wait') return null;
  if (checked.kind === 'reject') return rejection(bet, checked.refusal);
  if (checked.kind === 'offer') return offered(bet, referral, checked.odds);
  const decision = confirmOrRejectAt(bet, book, checked.odds);
  if (decision.kind === 'reject') return rejection(bet, decision.refusal);
  return { decision, release: [], reserve: liabilityAt(bet, bet.stake, checked.odds) };
}

/** A bet that was placed before the match is not taken in play (past-post). */
function isBegun({ matchStatus, startTime, categoryId }: HeldBetRecord['legs'][number], now: number): boolean {
  return categoryId !== CATEGORY.champion_bet && (matchStatus !== MATCH_STATUS.notStarted || now >= startTime);
}

function offered(bet: HeldBetRecord, { refusal, decision }: HeldReferral, odds: readonly number[]): ValidatedHeldBet {
  const { orderNo, accountId, currencyId } = bet;
  const stake = decision?.kind === 'reoffer' ? decision.stake : bet.stake;
  return {
    ...rejection(bet, refusal),
    reserve: liabilityAt(bet, stake, odds),
    offer: { orderNo, accountId, currencyId, stake, odds },
  };
}

/** Liability without a cap: a trader may decide to exceed it. */
const liabilityAt = (
  { orderNo, currencyId, legs }: HeldBetRecord,
  stake: bigint,
  odds: readonly number[],
): ReservedPart[] =>
  legs.map(({ pointId }, position) => ({
    ...{ orderNo, currencyId, pointId, cap: null },
    amount: liabilityOf(stake, odds[position] ?? 0),
  }));
