import { checkCombo } from '@clutchline/domain';

import type { SnapshotPoint } from '../placement-store';
import { comboLegOf } from '../combo-leg-of';
import { judgeLeg } from './judge-leg';
import { judgeMoney } from './judge-money';
import { judgeProtection } from './judge-protection';
import { refused, type Court, type Verdict } from './verdict';
import type { Wish } from './wishes-of';

/** In this order: points, player protection, combination, openness and price, money. */
export function judgeBet(wish: Wish, court: Court): Verdict {
  const legs = legsOf(wish, court);
  if (legs === null) return refused(wish, 'bet_invalid');
  return (
    judgeProtection(wish, court) ??
    judgeCombination(wish, legs, court) ??
    judgeLegs(wish, legs, court) ??
    judgeMoney(wish, legs, court)
  );
}

/** Null if a point is unknown or belongs to another match or play than requested. */
function legsOf({ selections }: Wish, { points }: Court): SnapshotPoint[] | null {
  const legs = selections.flatMap(({ shop_id, game_id, play_info_id }) => {
    const point = points.get(shop_id);
    return point?.gameId === game_id && point.playId === play_info_id ? [point] : [];
  });
  return legs.length === selections.length ? legs : null;
}

function judgeCombination(wish: Wish, legs: readonly SnapshotPoint[], { purse }: Court): Verdict | null {
  if (wish.kind === 'single') return null;
  const verdict = checkCombo(legs.map(comboLegOf), { sizes: wish.sizes, leastLegs: purse.limits.leastLegs });
  return verdict === null ? null : refused(wish, verdict.refusal, { shopIds: verdict.shop_ids });
}

/** The first refusal, with all points that it applies to. */
function judgeLegs(wish: Wish, legs: readonly SnapshotPoint[], court: Court): Verdict | null {
  const refusals = wish.selections.map((selection, index) => {
    const point = legs[index];
    return { shopId: selection.shop_id, refusal: point === undefined ? null : judgeLeg(selection, point, court) };
  });
  const first = refusals.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  if (first === null) return null;
  return refused(wish, first, {
    shopIds: refusals.filter(({ refusal }) => refusal === first).map(({ shopId }) => shopId),
  });
}
