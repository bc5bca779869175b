import type { Change } from '@clutchline/contract';

import type { Context } from '../context';
import { groupBy } from './group-by';
import { toBalanceInfo } from './to-balance-info';
import { toHistoryItem } from './to-history-item';

/** Tells players how their bets and their balance stand now. */
export async function publishBets(
  { stores, publisher }: Pick<Context, 'stores' | 'publisher'>,
  orderNos: readonly string[],
): Promise<void> {
  const bets = await stores.bets.byOrderNos(orderNos);
  for (const [accountId, own] of groupBy(bets, (bet) => bet.accountId)) {
    const wallet = await stores.wallets.read(accountId);
    const changes: Change[] = own.map((bet) => ({ type: 'bet', bet: toHistoryItem(bet) }));
    if (wallet !== null) changes.push({ type: 'balance', balance: toBalanceInfo(wallet) });
    publisher.publishPlayer(accountId, changes);
  }
}
