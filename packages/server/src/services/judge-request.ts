import { SINGLE_LIMIT } from '@clutchline/domain';

import { judgeBet, type Bench, type RefusedBet, type Verdict } from './judge-bet';
import type { Wish } from './wishes-of';

/** Judges the bets of a request in their order; what one takes is no longer there for the next. */
export function judgeRequest(wishes: readonly Wish[], bench: Bench): Verdict[] {
  const singles = wishes.filter(({ kind }) => kind === 'single');
  const seen = new Set<number>();
  return wishes.map((wish) => {
    const verdict = judgeSingle(wish, { count: singles.length, seen }) ?? judgeBet(wish, bench);
    if (verdict.kind === 'taken')
      bench.purse.spend(
        verdict.stake,
        verdict.legs.map(({ gameId }) => gameId),
      );
    return verdict;
  });
}

/** Ten singles at most, each on a point of its own (SLIP-4, bad input rows 42 and 44). */
function judgeSingle(
  { kind, selections }: Wish,
  { count, seen }: { readonly count: number; readonly seen: Set<number> },
): RefusedBet | null {
  if (kind === 'parlay') return null;
  const shopIds = selections.map(({ shop_id }) => shop_id);
  if (count > SINGLE_LIMIT) return { kind: 'refused', refusal: 'orders_limit_10', limit: null, shopIds };
  const isRepeated = shopIds.some((shopId) => seen.has(shopId));
  for (const shopId of shopIds) seen.add(shopId);
  return isRepeated ? { kind: 'refused', refusal: 'duplicate_selection', limit: null, shopIds } : null;
}
