import { PLAY_STATUS } from '@clutchline/contract';

import type { PoolCount, PoolTicketRecord, StoredPoolCount } from './pool-store';
import type { ClosingStores, ClosingContext } from './context';
import { countedTickets, countPool, type DecidedPool, type PoolResult } from './count-pool';
import { groupBy } from '../platform/group-by';
import { HOUSE_BREAKAGE, HOUSE_POOL, HOUSE_TAKEOUT, type LedgerTransaction, entriesOf } from '../ledger';

/**
 * The caller has locked the plays, so every ticket is committed. A recount reverses the house part of the previous one.
 */
export async function closePools(stores: ClosingStores, plays: readonly DecidedPool[], at: number): Promise<void> {
  for (const decided of plays) {
    const isOver = decided.status === PLAY_STATUS.settled || decided.status === PLAY_STATUS.cancelled;
    if (isOver && decided.play.takeout !== null) await closePool(stores, decided, at);
  }
}

async function closePool({ pools, wallets }: ClosingStores, decided: DecidedPool, at: number): Promise<void> {
  const before = await pools.lockCounts(decided.playId);
  const counts: PoolCount[] = [];
  for (const { old, result } of countEach(decided, before, await pools.tickets(decided.playId))) {
    const reversalId = await reverseClose(wallets, old, at);
    counts.push({ ...result, at, revision: (old?.revision ?? 0) + 1, reversalId });
  }
  await pools.insert(counts);
}

export interface CountedAgain {
  readonly old: StoredPoolCount | undefined;
  readonly result: PoolResult;
}

/** In each currency that has tickets, or had. */
export function countEach(
  decided: DecidedPool,
  before: readonly StoredPoolCount[],
  tickets: readonly PoolTicketRecord[],
): CountedAgain[] {
  const known = new Map(before.map((count) => [count.currencyId, count]));
  const counted = groupBy(countedTickets(decided.startedAt, tickets), (ticket) => ticket.currencyId);
  return [...new Set([...known.keys(), ...counted.keys()])].map((currencyId) => ({
    old: known.get(currencyId),
    result: countPool(decided, currencyId, counted.get(currencyId) ?? []),
  }));
}

async function reverseClose(
  wallets: ClosingStores['wallets'],
  old: StoredPoolCount | undefined,
  at: number,
): Promise<number | null> {
  if (old?.isPosted !== true) return null;
  const [id] = await wallets.post([poolCloseTransaction(old, at, -1n)]);
  return id ?? null;
}

export async function postPools({
  inTransaction,
  clock,
}: Pick<ClosingContext, 'inTransaction' | 'clock'>): Promise<number> {
  return await inTransaction(async ({ pools, wallets }) => {
    const counts = await pools.lockPaid();
    const at = clock.now();
    const ids = await wallets.post(counts.map((count) => poolCloseTransaction(count, at, 1n)));
    for (const [index, count] of counts.entries()) await pools.markPosted(count, ids[index] ?? 0);
    return counts.length;
  });
}

export function poolCloseTransaction(
  { currencyId, takeoutAmount, breakage }: PoolCount,
  at: number,
  sign: 1n | -1n,
): LedgerTransaction {
  return {
    kind: 'pool-close',
    orderNo: null,
    at,
    entries: entriesOf(currencyId, [
      [HOUSE_POOL, -sign * (takeoutAmount + breakage)],
      [HOUSE_TAKEOUT, sign * takeoutAmount],
      [HOUSE_BREAKAGE, sign * breakage],
    ]),
  };
}
