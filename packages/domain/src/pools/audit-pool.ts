import type { PaidPool, PoolClosing } from './close-pool';
import { sumOf } from './pool-amounts';

/** One ticket of a pool. */
export interface PoolTicket {
  readonly point_id: number;
  /** Minor units. */
  readonly stake: bigint;
}

/** Minor units. The four amounts sum to all stakes. */
export interface PoolAudit {
  readonly paid: bigint;
  readonly refunded: bigint;
  readonly takeout: bigint;
  /** Of truncated odds and payouts. */
  readonly breakage: bigint;
}

/**
 * Audits a closed pool (R32): paid + refunded + takeout + breakage equals all stakes.
 *
 * @throws RangeError if the stakes of the tickets do not sum to the gross of the closing.
 */
export function auditPool(closing: PoolClosing, tickets: readonly PoolTicket[]): PoolAudit {
  if (closing.kind === 'refund') return { paid: 0n, refunded: stakesOf(tickets), takeout: 0n, breakage: 0n };
  const withdrawn = tickets.filter(({ point_id }) => closing.withdrawn.includes(point_id));
  const refunded = stakesOf(withdrawn);
  const counted = stakesOf(tickets) - refunded;
  if (counted !== closing.gross)
    throw new RangeError(`The tickets hold ${String(counted)}, the pool was closed with ${String(closing.gross)}`);
  const paid = paidOf(closing, tickets);
  return { paid, refunded, takeout: closing.takeout, breakage: closing.net - paid };
}

function paidOf({ dividends }: PaidPool, tickets: readonly PoolTicket[]): bigint {
  const oddsOf = new Map(dividends.map(({ point_id, odds }) => [point_id, odds]));
  return sumOf(tickets.map(({ point_id, stake }) => poolPayout(stake, oddsOf.get(point_id) ?? 0n)));
}

function stakesOf(tickets: readonly PoolTicket[]): bigint {
  return sumOf(tickets.map(({ stake }) => stake));
}

/** Stake (minor units) × closing odds (thousandths), truncated to the minor unit (BET-2). */
export function poolPayout(stake: bigint, odds: bigint): bigint {
  return (stake * odds) / 1_000n;
}
