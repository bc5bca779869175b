import { combinedOdds, decideHeld, exceedsCombinedOdds, highestStake } from '@clutchline/domain';
import type { Refusal } from '@clutchline/contract';

import type { HeldBetRecord, HeldEnding, LegPrice, ReleasedPart, ReservedPart } from './held-bet-store';
import { judgeOpen, liabilityOf, limitsOf, scaledLimit } from '../placement';

export interface HeldVerdict {
  readonly ending: HeldEnding;
  readonly reserve: readonly ReservedPart[];
  readonly release: readonly ReleasedPart[];
}

/** By the current board; a newer price must respect the limits of placement. */
export function judgeHeldBet(bet: HeldBetRecord): HeldVerdict {
  const legs = bet.legs.map((leg) => ({ struck: leg.struck, current: leg.odd, refusal: judgeOpen(leg) }));
  const decision = decideHeld({ ...bet, legs });
  if (decision.kind === 'reject') return rejection(bet, decision.refusal);
  const { odds } = decision;
  const prices = bet.legs.flatMap(({ struck, version }, position): LegPrice[] => {
    const odd = odds[position] ?? struck;
    return odd === struck ? [] : [{ position, odd, version }];
  });
  const refusal = prices.length === 0 ? null : beyondLimits(bet, odds);
  if (refusal !== null) return rejection(bet, refusal);
  const ending = { kind: 'confirm', orderNo: bet.orderNo, odds: combinedOdds(odds, bet.sizes), prices } as const;
  return { ending, ...movedExposure(bet, prices) };
}

/** Releases all its liability. */
export function rejection(bet: HeldBetRecord, refusal: Refusal): HeldVerdict {
  const release = bet.isPool
    ? []
    : bet.legs.map(({ pointId, struck }) => ({ ...partOf(bet, pointId), amount: liabilityOf(bet.stake, struck) }));
  return { ending: { kind: 'reject', orderNo: bet.orderNo, refusal }, reserve: [], release };
}

function beyondLimits({ currencyId, stake, cap, sizes }: HeldBetRecord, odds: readonly number[]): Refusal | null {
  if (exceedsCombinedOdds(odds, limitsOf(currencyId).maxOdds, sizes)) return 'combined_odds_limit';
  return stake > highestStake(odds, cap, sizes) ? 'payout_limit' : null;
}

function movedExposure(bet: HeldBetRecord, prices: readonly LegPrice[]): Pick<HeldVerdict, 'reserve' | 'release'> {
  const moved = prices.flatMap(({ position, odd }) => {
    const leg = bet.legs[position];
    return leg === undefined ? [] : [{ leg, more: liabilityOf(bet.stake, odd) - liabilityOf(bet.stake, leg.struck) }];
  });
  const whole = limitsOf(bet.currencyId).liability;
  return {
    reserve: moved
      .filter(({ more }) => more > 0n)
      .map(({ leg, more }) => ({
        ...partOf(bet, leg.pointId),
        amount: more,
        cap: scaledLimit(whole, leg.limitScale),
      })),
    release: moved
      .filter(({ more }) => more < 0n)
      .map(({ leg, more }) => ({ ...partOf(bet, leg.pointId), amount: -more })),
  };
}

function partOf({ orderNo, currencyId }: HeldBetRecord, pointId: number) {
  return { orderNo, currencyId, pointId };
}
