import type { VoidReason } from '@clutchline/contract';

import { poolOdds } from './pool-odds';
import { sumOf } from './sum-of';
import { takeoutOf } from './takeout-of';

/** One outcome of a pool with what was staked on it. */
export interface PoolPoint {
  readonly point_id: number;
  /** Minor units, 0 or more. */
  readonly stakes: bigint;
}

/** The stakes of one play in one currency: pools of different currencies never mix. */
export interface Pool {
  /** What the house keeps, in thousandths of the gross, 0 to 500. */
  readonly takeout: number;
  /** Each outcome once, those without a stake too. */
  readonly points: readonly PoolPoint[];
}

/** A pool at its close with what its play came to. Ids that are no outcome of the pool count for nothing. */
export interface PoolToClose extends Pool {
  /** Several are a dead heat; none gives every stake back. */
  readonly winners: readonly number[];
  /** Outcomes that did not take part: their stakes go back and the pool is counted without them. */
  readonly withdrawn: readonly number[];
  /** The whole play is void. */
  readonly is_void: boolean;
}

/** What one winning outcome pays, stake included. */
export interface PoolDividend {
  readonly point_id: number;
  /** Thousandths, 1000 or more. */
  readonly odds: bigint;
}

/** Every stake goes back, for this reason. */
export interface RefundedPool {
  readonly kind: 'refund';
  readonly reason: Extract<VoidReason, 'cancelled' | 'pool_refund'>;
}

/** The pool pays; outcomes that are in neither list lost. Amounts in minor units. */
export interface PaidPool {
  readonly kind: 'paid';
  /** Stakes of all outcomes that took part. */
  readonly gross: bigint;
  /** What the house keeps, after it gave up what the lowest odds of 1.000 need. */
  readonly takeout: bigint;
  /** `gross` less `takeout`: what payouts and breakage share. */
  readonly net: bigint;
  /** Winners with a stake, in the order of the points. */
  readonly dividends: readonly PoolDividend[];
  /** Outcomes whose stakes go back. */
  readonly withdrawn: readonly number[];
}

export type PoolClosing = RefundedPool | PaidPool;

/**
 * Counts a pool at its close (BET-2, R32). Gross G = all stakes that took part, takeout T = G × t cut to the minor unit,
 * net N = G − T. The profit P = N − Σ S over the winners is shared evenly among them; each pays 1 + (P / winners) / S, cut
 * to 0.001, so one winner pays N / S. Nobody gets less than the stake: where N is below the stakes of the winners they pay
 * 1.000 and the takeout shrinks by what is missing. A winner nobody backed has no part in a dead heat.
 *
 * Every stake goes back where the play is void (`cancelled`), and where nobody backed a winner or only one outcome has
 * stakes once the withdrawn ones are out (`pool_refund`).
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
  const kept = smaller(takeoutOf(gross, takeout), gross - stakesOf(winning));
  const net = gross - kept;
  return {
    kind: 'paid',
    gross,
    takeout: kept,
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
