import { parseAmount, type AmountLimits, type ParlayLimits } from '@clutchline/domain';

import type { CallData } from '../../data/caller';

interface WireLimits {
  readonly min: string;
  readonly max: string;
  readonly max_payout: string;
  readonly day_left: string;
}

/** Combined odds have thousandths. */
const ODDS_DECIMALS = 3;

function readAmounts(limits: WireLimits, decimals: number): AmountLimits | null {
  const min = parseAmount(limits.min, decimals);
  const max = parseAmount(limits.max, decimals);
  const maxPayout = parseAmount(limits.max_payout, decimals);
  const dayLeft = parseAmount(limits.day_left, decimals);
  if (min === null || max === null || maxPayout === null || dayLeft === null) return null;
  return { min, max, maxPayout, dayLeft, matchLeft: null };
}

/** Minor units by point; empty while unknown. */
export function readSingleLimits(
  limits: CallData<'getOrdinaryLimitInfo'> | null,
  shopIds: readonly number[],
  decimals: number,
): ReadonlyMap<number, AmountLimits> {
  const general = limits === null ? null : readAmounts(limits, decimals);
  if (limits === null || general === null) return new Map();
  const own = new Map(limits.points.map((point) => [point.shop_id, point]));
  return new Map(
    shopIds.map((id) => {
      const point = own.get(id);
      const max = parseAmount(point?.max ?? '', decimals) ?? general.max;
      return [id, { ...general, max, matchLeft: parseAmount(point?.match_left ?? '', decimals) }];
    }),
  );
}

/** Minor units; null while unknown. */
export function readParlayLimits(limits: CallData<'getParlayLimitInfo'> | null, decimals: number): ParlayLimits | null {
  const general = limits === null ? null : readAmounts(limits, decimals);
  const maxOdds = limits === null ? null : parseAmount(limits.max_odds, ODDS_DECIMALS);
  if (limits === null || general === null || maxOdds === null) return null;
  return { ...general, maxOdds: Number(maxOdds), leastLegs: limits.min_legs };
}
