import { checkHeldBet, combinedOdds, exceedsCombinedOdds, type HeldLeg, highestStake } from '@clutchline/domain';
import type { Refusal } from '@clutchline/contract';

import type {
  HeldBetRecord,
  HeldBetDecision,
  LegPrice,
  LimitsInForce,
  NewOffer,
  ReleasedPart,
  ReservedPart,
} from './held-bet-store';
import { BetLimits, houseLimits, liabilityOf, validateOpen, type LimitBook, WHOLE } from '../placement';

export interface ValidatedHeldBet {
  readonly decision: HeldBetDecision;
  readonly reserve: readonly ReservedPart[];
  readonly release: readonly ReleasedPart[];
  /** Present only with a rejection (DESK-12). */
  readonly offer?: NewOffer;
}

export const heldLegsOf = ({ legs }: Pick<HeldBetRecord, 'legs'>): HeldLeg[] =>
  legs.map((leg) => ({ struck: leg.struck, current: leg.odd, refusal: validateOpen(leg) }));

export function validateHeldBet(bet: HeldBetRecord, { book, at }: LimitsInForce): ValidatedHeldBet {
  const legs = heldLegsOf(bet);
  const checked = checkHeldBet({ ...bet, legs });
  if (checked.kind === 'reject') return rejection(bet, checked.refusal);
  const decision = confirmOrRejectAt(bet, book, checked.odds);
  if (decision.kind === 'reject') return rejection(bet, decision.refusal);
  const limits = new BetLimits({ book, own: [], version: book.version, at }, bet.currencyId, WHOLE);
  return { decision, ...movedExposure(bet, decision.prices, limits) };
}

/**
 * Confirms a bet at these prices, or rejects it for the limit that they exceed. Limits are checked only if a price differs from
 * that of the bet: the placement checked them at the prices of the bet.
 */
export function confirmOrRejectAt(bet: HeldBetRecord, book: LimitBook, odds: readonly number[]): HeldBetDecision {
  const { orderNo, sizes } = bet;
  const prices = pricesOf(bet, odds);
  const refusal = prices.length === 0 ? null : findExceededLimit(bet, book, odds);
  if (refusal !== null) return { kind: 'reject', orderNo, refusal };
  return { kind: 'confirm', orderNo, odds: combinedOdds(odds, sizes), prices };
}

/** Of the legs whose price is not that of the bet. */
function pricesOf({ legs }: Pick<HeldBetRecord, 'legs'>, odds: readonly number[]): LegPrice[] {
  return legs.flatMap(({ struck, version }, position): LegPrice[] => {
    const odd = odds[position] ?? struck;
    return odd === struck ? [] : [{ position, odd, version }];
  });
}

/** A referred bet has no liability yet. */
export function rejection(bet: HeldBetRecord, refusal: Refusal): ValidatedHeldBet {
  const release =
    bet.isPool || bet.referral !== null
      ? []
      : bet.legs.map(({ pointId, struck }) => ({ ...partOf(bet, pointId), amount: liabilityOf(bet.stake, struck) }));
  return { decision: { kind: 'reject', orderNo: bet.orderNo, refusal }, reserve: [], release };
}

function findExceededLimit(
  { currencyId, stake, cap, sizes }: HeldBetRecord,
  book: LimitBook,
  odds: readonly number[],
): Refusal | null {
  if (exceedsCombinedOdds(odds, houseLimits(book, currencyId).maxOdds, sizes)) return 'combined_odds_limit';
  return stake > highestStake(odds, cap, sizes) ? 'payout_limit' : null;
}

function movedExposure(
  bet: HeldBetRecord,
  prices: readonly LegPrice[],
  limits: BetLimits,
): Pick<ValidatedHeldBet, 'reserve' | 'release'> {
  const moved = prices.flatMap(({ position, odd }) => {
    const leg = bet.legs[position];
    return leg === undefined ? [] : [{ leg, more: liabilityOf(bet.stake, odd) - liabilityOf(bet.stake, leg.struck) }];
  });
  return {
    reserve: moved
      .filter(({ more }) => more > 0n)
      .map(({ leg, more }) => ({
        ...partOf(bet, leg.pointId),
        amount: more,
        cap: limits.liability(leg),
      })),
    release: moved
      .filter(({ more }) => more < 0n)
      .map(({ leg, more }) => ({ ...partOf(bet, leg.pointId), amount: -more })),
  };
}

function partOf({ orderNo, currencyId }: HeldBetRecord, pointId: number) {
  return { orderNo, currencyId, pointId };
}
