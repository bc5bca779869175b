import type { Change } from '@clutchline/contract';

import type { Context } from '../context';
import type { BetRecord } from '../ports/bet-store';
import { groupBy } from './group-by';
import { toBalanceInfo } from './to-balance-info';
import { toHistoryItem } from './to-history-item';

type Needs = Pick<Context, 'stores' | 'publisher' | 'log'>;

/** Tells players how their bets and balance stand now. What is committed stays so: a failure here is only logged. */
export async function publishBets(context: Needs, orderNos: readonly string[]): Promise<void> {
  try {
    const bets = await context.stores.bets.byOrderNos(orderNos);
    for (const [accountId, own] of groupBy(bets, (bet) => bet.accountId)) await publishOwn(context, accountId, own);
  } catch (error) {
    context.log.error({ error: String(error) }, 'committed bets could not be told to their players');
  }
}

async function publishOwn({ stores, publisher }: Needs, accountId: number, bets: readonly BetRecord[]): Promise<void> {
  const wallet = await stores.wallets.read(accountId);
  const changes: Change[] = bets.map((bet) => ({ type: 'bet', bet: toHistoryItem(bet) }));
  if (wallet !== null) changes.push({ type: 'balance', balance: toBalanceInfo(wallet) });
  publisher.publishPlayer(accountId, changes);
}
