import type { AcceptPreference } from '@clutchline/contract';

import type { BetToPlace } from './placement-store';
import type { Random } from '../platform/random';
import type { AcceptedBet } from './validation/bet-decision';
import { POOL_CAP, type Limits } from './limits/limits-of';
import { orderNumber } from './order-number';

export interface PlacingTerms {
  readonly accept: AcceptPreference;
  readonly limits: Limits;
  readonly at: number;
  /** Database time minus process time, in ms of business time: delays count by the database's clock (R40). */
  readonly correctionMs: number;
}

export function betsToPlace(
  bets: readonly AcceptedBet[],
  { accept, limits, at, correctionMs }: PlacingTerms,
  random: Random,
): BetToPlace[] {
  return bets.map(({ requested, stake, lines, odds, legs, isPool, delayMs }) => ({
    orderNo: orderNumber(random, at),
    kind: requested.kind,
    sizes: requested.sizes,
    lines,
    stake,
    odds,
    cap: isPool ? POOL_CAP : limits.payout,
    accept,
    receiveStatus: delayMs === 0 ? 0 : 1,
    heldUntil: delayMs === 0 ? null : at + delayMs + correctionMs,
    isPool,
    legs: legs.map(({ pointId, gameId, playId, categoryId, odd, version }) => ({
      pointId,
      gameId,
      playId,
      categoryId,
      odd,
      version,
    })),
  }));
}
