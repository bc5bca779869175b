import { checkHeldBet, combinedOdds, exceedsCombinedOdds, highestStake } from '@clutchline/domain';
import type { Refusal } from '@clutchline/contract';

import type { HeldBetRecord, HeldBetDecision, LegPrice, ReleasedPart, ReservedPart } from './held-bet-store';
import { validateOpen, liabilityOf, limitsOf, scaledLimit } from '../placement';

export interface ValidatedHeldBet {
  readonly decision: HeldBetDecision;
  readonly reserve: readonly ReservedPart[];
  readonly release: readonly ReleasedPart[];
}

export function validateHeldBet(bet: HeldBetRecord): ValidatedHeldBet {
  const legs = bet.legs.map((leg) => ({ struck: leg.struck, current: leg.odd, refusal: validateOpen(leg) }));
  const checked = checkHeldBet({ ...bet, legs });
  if (checked.kind === 'reject') return rejection(bet, checked.refusal);
  const { odds } = checked;
  const prices = bet.legs.flatMap(({ struck, version }, position): LegPrice[] => {
    const odd = odds[position] ?? struck;
    return odd === struck ? [] : [{ position, odd, version }];
  });
  const refusal = prices.length === 0 ? null : findExceededLimit(bet, odds);
  if (refusal !== null) return rejection(bet, refusal);
  const decision = { kind: 'confirm', orderNo: bet.orderNo, odds: combinedOdds(odds, bet.sizes), prices } as const;
  return { decision, ...movedExposure(bet, prices) };
}

export function rejection(bet: HeldBetRecord, refusal: Refusal): ValidatedHeldBet {
  const release = bet.isPool
    ? []
    : bet.legs.map(({ pointId, struck }) => ({ ...partOf(bet, pointId), amount: liabilityOf(bet.stake, struck) }));
  return { decision: { kind: 'reject', orderNo: bet.orderNo, refusal }, reserve: [], release };
}

function findExceededLimit({ currencyId, stake, cap, sizes }: HeldBetRecord, odds: readonly number[]): Refusal | null {
  if (exceedsCombinedOdds(odds, limitsOf(currencyId).maxOdds, sizes)) return 'combined_odds_limit';
  return stake > highestStake(odds, cap, sizes) ? 'payout_limit' : null;
}

function movedExposure(bet: HeldBetRecord, prices: readonly LegPrice[]): Pick<ValidatedHeldBet, 'reserve' | 'release'> {
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
