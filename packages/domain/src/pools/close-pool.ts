import type { PoolInfo, VoidReason } from '@clutchline/contract';

import { parseAmount } from '../money/parse-amount';
import { poolOdds, sumOf, takeoutOf } from './pool-amounts';

export interface PoolPoint {
  readonly point_id: number;
  /** Minor units, from 0. */
  readonly stakes: bigint;
}

/** One play in one currency. */
export interface Pool {
  /** Thousandths of the gross, 0 to 500. */
  readonly takeout: number;
  readonly points: readonly PoolPoint[];
}

/** Ids that are not in the pool are ignored. */
export interface PoolToClose extends Pool {
  /** Several: dead heat; empty: every stake is refunded. */
  readonly winners: readonly number[];
  /** Refunded and excluded from the pool. */
  readonly withdrawn: readonly number[];
  readonly is_void: boolean;
}

export interface PoolDividend {
  readonly point_id: number;
  /** Thousandths, from 1000, stake included. */
  readonly odds: bigint;
}

export interface RefundedPool {
  readonly kind: 'refund';
  readonly reason: Extract<VoidReason, 'cancelled' | 'pool_refund'>;
}

/** Minor units. Outcomes in neither list lost. */
export interface PaidPool {
  readonly kind: 'paid';
  readonly gross: bigint;
  /** Reduced by what minimum odds of 1.000 need. */
  readonly takeout: bigint;
  /** `gross` − `takeout`: payouts and breakage. */
  readonly net: bigint;
  /** Winners with a stake, in point order. */
  readonly dividends: readonly PoolDividend[];
  readonly withdrawn: readonly number[];
}

/** Result of {@link closePool}. */
export type PoolClosing = RefundedPool | PaidPool;

/**
 * Closes a pool (BET-2, R32). Gross G = stakes that took part, takeout T = G × t truncated to the minor unit, net N = G
 * − T. The profit P = N − Σ S over the winners is shared equally; each pays 1 + (P / winners) / S, truncated to 0.001.
 * If N is below the winners' stakes, they pay 1.000 and the takeout shrinks. A winner without stakes has no part in a
 * dead heat. Refunds every stake if the play is void (`cancelled`), or if no winner or only one remaining outcome has
 * stakes (`pool_refund`).
 *
 * @example closePool({ takeout: 100, points: [{ point_id: 1, stakes: 5000n }, { point_id: 2, stakes: 21500n }],
 *   winners: [1], withdrawn: [], is_void: false })
 *   // { kind: 'paid', gross: 26500n, takeout: 2650n, net: 23850n, dividends: [{ point_id: 1, odds: 4770n }], … }
 */
export function closePool({ takeout, points, winners, withdrawn, is_void }: PoolToClose): PoolClosing {
  if (is_void) return { kind: 'refund', reason: 'cancelled' };
  const backed = points.filter(({ point_id, stakes }) => stakes > 0n && !withdrawn.includes(point_id));
  const winning = backed.filter(({ point_id }) => winners.includes(point_id));
  if (winning.length === 0 || backed.length === 1) return { kind: 'refund', reason: 'pool_refund' };
  const gross = stakesOf(backed);
  const taken = smaller(takeoutOf(gross, takeout), gross - stakesOf(winning));
  const net = gross - taken;
  return {
    kind: 'paid',
    gross,
    takeout: taken,
    net,
    dividends: dividendsOf(winning, net),
    withdrawn: points.map(({ point_id }) => point_id).filter((id) => withdrawn.includes(id)),
  };
}

function dividendsOf(winning: readonly PoolPoint[], net: bigint): PoolDividend[] {
  const count = BigInt(winning.length);
  const profit = net - stakesOf(winning);
  return winning.map(({ point_id, stakes }) => ({
    point_id,
    odds: poolOdds(count * stakes + profit, count * stakes),
  }));
}

function stakesOf(points: readonly PoolPoint[]): bigint {
  return sumOf(points.map(({ stakes }) => stakes));
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Parses a pool in minor units; unreadable amounts count as 0. */
export function poolOf({ takeout, gross, points }: Pick<PoolInfo, 'takeout' | 'gross' | 'points'>): Pool {
  const decimals = gross.split('.')[1]?.length ?? 0;
  return {
    takeout,
    points: points.map(({ shop_id, stakes }) => ({ point_id: shop_id, stakes: parseAmount(stakes, decimals) ?? 0n })),
  };
}
