import type { Context } from './context';
import type { Ending, MovedLeg, SettlingBatch } from './settlement-store';
import type { Stores } from './context';
import { Debts } from './debts';
import { endingOf } from './ending-of';
import { LegReader } from './leg-now';
import { type MovedBet, newsOfBets } from '../bus';

const DAY_MS = 24 * 60 * 60 * 1_000;

type InWriteTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Settles bets in one transaction with two statements. If the first locks wallets, both run under the write mutex,
 * whose holder may be waiting for those wallets.
 *
 * @returns the number of settlements, first or repeated.
 */
export async function settleBatch(
  { inTransaction, clock }: Pick<Context, 'inTransaction' | 'clock'>,
  orderNos: readonly string[],
  inWriteTurn: InWriteTurn,
): Promise<number> {
  const settle = async (
    { settlements, outbox }: Pick<Stores, 'settlements' | 'outbox'>,
    batch: SettlingBatch,
    inTurn: InWriteTurn,
  ): Promise<number> => {
    const { touched, legs, endings } = judgeBatch(batch);
    const at = clock.now();
    const holdsWallets = batch.wallets !== null;
    const settled = { at, noticeBefore: at - DAY_MS, legs, endings, holdsWallets };
    await inTurn(() => settlements.settle(settled));
    await outbox.add(newsOfBets(touched));
    return endings.length;
  };
  const free = await inTransaction(async (stores) => {
    const batch = await stores.settlements.lockBets(orderNos);
    return batch.wallets === null ? await settle(stores, batch, inWriteTurn) : null;
  });
  if (free !== null) return free;
  return await inWriteTurn(() =>
    inTransaction(async (stores) => settle(stores, await stores.settlements.lockBets(orderNos), (work) => work())),
  );
}

function judgeBatch(batch: SettlingBatch) {
  const reader = new LegReader(batch);
  const debts = new Debts(batch.wallets);
  const touched: MovedBet[] = [];
  const moved: MovedLeg[] = [];
  const endings: Ending[] = [];
  for (const bet of batch.bets) {
    const legs = bet.legs.map((leg) => reader.read(bet, leg));
    if (!legs.some((leg) => leg.moved)) continue;
    const { orderNo, accountId } = bet;
    touched.push({ orderNo, accountId });
    for (const { leg, state, moved: isMoved } of legs)
      if (isMoved && state !== null) moved.push({ orderNo, position: leg.position, state });
    const ending = endingOf(bet, legs);
    if (ending !== null) endings.push({ ...ending, ...debts.move(accountId, bet.payout ?? 0n, ending.payout) });
  }
  return { touched, legs: moved, endings };
}
