import type { Context } from './context';
import type { BetSettlement, ChangedLeg, SettlingBatch } from './settlement-store';
import type { Stores } from './context';
import { Debts } from './debts';
import { computeSettlement } from './compute-settlement';
import { LegReader } from './current-leg';
import { type MovedBet, newsOfBets } from '../bus';

const DAY_MS = 24 * 60 * 60 * 1_000;

type WithWriteMutex = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Settles bets in one transaction with two statements. If the first locks wallets, both run under the write mutex,
 * whose holder may be waiting for those wallets.
 *
 * @returns the number of settlements, first or repeated.
 */
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
    const settled = { at, noticeBefore: at - DAY_MS, legs, settlements: computed, holdsWallets };
    await withMutex(() => settlements.settle(settled));
    await outbox.add(newsOfBets(touched));
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

function computeBatch(batch: SettlingBatch) {
  const reader = new LegReader(batch);
  const debts = new Debts(batch.wallets);
  const touched: MovedBet[] = [];
  const changed: ChangedLeg[] = [];
  const settlements: BetSettlement[] = [];
  for (const bet of batch.bets) {
    const legs = bet.legs.map((leg) => reader.read(bet, leg));
    if (!legs.some((leg) => leg.isChanged)) continue;
    const { orderNo, accountId } = bet;
    touched.push({ orderNo, accountId });
    for (const { leg, state, isChanged } of legs)
      if (isChanged && state !== null) changed.push({ orderNo, position: leg.position, state });
    const settlement = computeSettlement(bet, legs);
    if (settlement !== null)
      settlements.push({ ...settlement, ...debts.applyPayout(accountId, bet.payout ?? 0n, settlement.payout) });
  }
  return { touched, legs: changed, settlements };
}
