import { CORRECTION_NOTICE_AFTER_MS } from '@clutchline/domain';

import type { Context, Stores } from './context';
import type { DueBet, SettlingBatch } from './settlement-store';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { runInLanes } from '../platform/concurrency/run-in-lanes';
import { computeBatch } from './compute-batch';
import { SettlingPace } from './settling-pace';
import { playerEvents } from '../bus';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

/** Placements of the player wait for it. */
const BATCH = 250;
const PAGE = 50_000;
/** One writes while the next reads and computes. */
const LANES = 2;

const NEVER_STOPS = new AbortController().signal;

/** BET-9. `gameIds` null: all. Once `stopping` is aborted it no longer makes way for others. */
export async function settleBets(
  context: Needs,
  gameIds: readonly number[] | null,
  stopping = NEVER_STOPS,
): Promise<number> {
  const pace = new SettlingPace(context.stores.settlements, stopping);
  let total = 0;
  let settled = 0;
  let after: DueBet = { accountId: 0, orderNo: '' };
  for (;;) {
    const due = await context.stores.settlements.dueBets({ gameIds, after, limit: PAGE });
    const orderNos = due.map(({ orderNo }) => orderNo);
    for (let from = 0; from < orderNos.length;) {
      const to = from + (await pace.next(settled));
      settled = await settleOrders(context, orderNos.slice(from, to));
      total += settled;
      from = to;
    }
    if (due.length < PAGE) return total;
    after = due.at(-1) ?? after;
  }
}

/** One lane writes at a time, to spare placements. Fails only after every lane has ended. */
export async function settleOrders(
  context: Pick<Context, 'inTransaction' | 'clock'>,
  orderNos: readonly string[],
  atOnce = BATCH,
): Promise<number> {
  const writing = {};
  const batches = Array.from({ length: Math.ceil(orderNos.length / atOnce) }, (_, index) =>
    orderNos.slice(index * atOnce, (index + 1) * atOnce),
  );
  let total = 0;
  await runInLanes(batches, LANES, async (batch) => {
    const settled = await settleBatch(context, batch, (write) => withKeyedMutex(writing, 0, write));
    total += settled;
  });
  return total;
}

type WithWriteMutex = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** If the lock includes wallets, all runs under the write mutex, whose holder may wait for those wallets. */
export async function settleBatch(
  { inTransaction, clock }: Pick<Context, 'inTransaction' | 'clock'>,
  orderNos: readonly string[],
  withWriteMutex: WithWriteMutex,
): Promise<number> {
  const settle = async (
    { settlements, outbox }: Pick<Stores, 'settlements' | 'outbox'>,
    batch: SettlingBatch,
    withMutex: WithWriteMutex,
  ): Promise<number> => {
    const { touched, legs, settlements: computed } = computeBatch(batch);
    const at = clock.now();
    const holdsWallets = batch.wallets !== null;
    const settled = { at, noticeBefore: at - CORRECTION_NOTICE_AFTER_MS, legs, settlements: computed, holdsWallets };
    await withMutex(() => settlements.settle(settled));
    await outbox.add(playerEvents(touched));
    return computed.length;
  };
  const free = await inTransaction(async (stores) => {
    const batch = await stores.settlements.lockBets(orderNos);
    return batch.wallets === null ? await settle(stores, batch, withWriteMutex) : null;
  });
  if (free !== null) return free;
  return await withWriteMutex(() =>
    inTransaction(async (stores) => settle(stores, await stores.settlements.lockBets(orderNos), (work) => work())),
  );
}
