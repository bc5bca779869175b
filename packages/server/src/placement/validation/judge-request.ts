import { SINGLE_LIMIT } from '@clutchline/domain';

import { validateBet } from './validate-bets';
import { refused, type ValidationContext, type RefusedBet, type BetDecision } from './bet-decision';
import type { RequestedBet } from './requested-bets';

/** In order; each accepted bet reduces the available limits. */
export function validateRequest(requestedBets: readonly RequestedBet[], context: ValidationContext): BetDecision[] {
  const singles = requestedBets.filter(({ kind }) => kind === 'single');
  const seen = new Set<number>();
  return requestedBets.map((requested) => {
    const decision = validateSingle(requested, { count: singles.length, seen }) ?? validateBet(requested, context);
    if (decision.kind === 'accepted') context.available.subtract(decision.stake, decision.legs, decision.isPool);
    return decision;
  });
}

/** At most ten singles, on different points (SLIP-4, bad input rows 42 and 44). */
function validateSingle(
  requested: RequestedBet,
  { count, seen }: { readonly count: number; readonly seen: Set<number> },
): RefusedBet | null {
  if (requested.kind === 'parlay') return null;
  if (count > SINGLE_LIMIT) return refused(requested, 'orders_limit_10');
  const shopIds = requested.selections.map(({ shop_id }) => shop_id);
  const isRepeated = shopIds.some((shopId) => seen.has(shopId));
  for (const shopId of shopIds) seen.add(shopId);
  return isRepeated ? refused(requested, 'duplicate_selection') : null;
}
