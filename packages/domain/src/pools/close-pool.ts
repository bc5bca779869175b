import type { VoidReason } from '@clutchline/contract';

import { poolOdds } from './pool-odds';
import { sumOf } from './sum-of';
import { takeoutOf } from './takeout-of';

/** An outcome of a pool with its stakes. */
export interface PoolPoint {
  readonly point_id: number;
  /** Minor units, 0 or more. */
  readonly stakes: bigint;
}

/** Stakes of one play in one currency; pools never mix currencies. */
export interface Pool {
  /** Takeout in thousandths of the gross, 0 to 500. */
  readonly takeout: number;
  /** Each outcome once, including those without a stake. */
  readonly points: readonly PoolPoint[];
}

/** A pool at closing with the result of its play. Ids that are not in the pool are ignored. */
export interface PoolToClose extends Pool {
  /** Several are a dead heat; an empty list refunds every stake. */
  readonly winners: readonly number[];
  /** Outcomes that did not take part: refunded and excluded from the pool. */
  readonly withdrawn: readonly number[];
  /** The whole play is void. */
  readonly is_void: boolean;
}

/** Payout of one winning outcome, stake included. */
export interface PoolDividend {
  readonly point_id: number;
  /** Thousandths, 1000 or more. */
  readonly odds: bigint;
}

/** Every stake is refunded for this reason. */
export interface RefundedPool {
  readonly kind: 'refund';
  readonly reason: Extract<VoidReason, 'cancelled' | 'pool_refund'>;
}

/** The pool pays; outcomes in neither list lost. Amounts in minor units. */
export interface PaidPool {
  readonly kind: 'paid';
  /** Stakes of all outcomes that took part. */
  readonly gross: bigint;
  /** Takeout, reduced by what minimum odds of 1.000 need. */
  readonly takeout: bigint;
  /** `gross` minus `takeout`: payouts and breakage. */
  readonly net: bigint;
  /** Winners with a stake, in point order. */
  readonly dividends: readonly PoolDividend[];
  /** Outcomes with refunded stakes. */
  readonly withdrawn: readonly number[];
}

export type PoolClosing = RefundedPool | PaidPool;

/**
 * Closes a pool (BET-2, R32). Gross G = all stakes that took part, takeout T = G × t truncated to the minor unit, net N
 * = G − T. The profit P = N − Σ S over the winners is shared equally; each pays 1 + (P / winners) / S, truncated to
 * 0.001, so a single winner pays N / S. If N is below the stakes of the winners, they pay 1.000 and the takeout shrinks
 * by the difference. A winner without stakes has no part in a dead heat.
 *
 * Every stake is refunded if the play is void (`cancelled`), if no winner has stakes, or if after withdrawals only one
 * outcome has stakes (`pool_refund`).
 *
 * @example closePool({ takeout: 100, points: [{ point_id: 1, stakes: 5000n }, { point_id: 2, stakes: 21500n }],
 * winners: [1], withdrawn: [], is_void: false })
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
