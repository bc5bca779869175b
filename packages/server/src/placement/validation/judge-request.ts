import { SINGLE_LIMIT } from '@clutchline/domain';

import { judgeBet } from './judge-bet';
import { refused, type Court, type RefusedBet, type Verdict } from './verdict';
import type { Wish } from './wishes-of';

/** In order; each accepted bet reduces the available limits. */
export function judgeRequest(wishes: readonly Wish[], court: Court): Verdict[] {
  const singles = wishes.filter(({ kind }) => kind === 'single');
  const seen = new Set<number>();
  return wishes.map((wish) => {
    const verdict = judgeSingle(wish, { count: singles.length, seen }) ?? judgeBet(wish, court);
    if (verdict.kind === 'taken') court.purse.spend(verdict.stake, verdict.legs, verdict.isPool);
    return verdict;
  });
}

/** At most ten singles, on different points (SLIP-4, bad input rows 42 and 44). */
function judgeSingle(
  wish: Wish,
  { count, seen }: { readonly count: number; readonly seen: Set<number> },
): RefusedBet | null {
  if (wish.kind === 'parlay') return null;
  if (count > SINGLE_LIMIT) return refused(wish, 'orders_limit_10');
  const shopIds = wish.selections.map(({ shop_id }) => shop_id);
  const isRepeated = shopIds.some((shopId) => seen.has(shopId));
  for (const shopId of shopIds) seen.add(shopId);
  return isRepeated ? refused(wish, 'duplicate_selection') : null;
}
