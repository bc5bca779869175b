import type { Change } from '@clutchline/contract';

import type { Context } from '../context';
import { groupBy } from './group-by';
import { inTurn } from './in-turn';
import { toBalanceInfo } from './to-balance-info';
import { toHistoryItem } from './to-history-item';

type Needs = Pick<Context, 'stores' | 'publisher' | 'log'>;

export interface MovedBet {
  readonly orderNo: string;
  readonly accountId: number;
}

/**
 * Tells players how their bets and balance stand now; read and told in one turn a player, so that an older state never
 * comes after a newer one. What is committed stays so: a failure here is only logged.
 */
export async function publishBets(context: Needs, bets: readonly MovedBet[]): Promise<void> {
  try {
    const heard = bets.filter(({ accountId }) => context.publisher.hears(accountId));
    for (const [accountId, own] of groupBy(heard, (bet) => bet.accountId))
      await inTurn(context.publisher, accountId, () => publishOwn(context, accountId, own));
  } catch (error) {
    context.log.error({ error: String(error) }, 'committed bets could not be told to their players');
  }
}

async function publishOwn({ stores, publisher }: Needs, accountId: number, own: readonly MovedBet[]): Promise<void> {
  const bets = await stores.bets.byOrderNos(own.map(({ orderNo }) => orderNo));
  const wallet = await stores.wallets.read(accountId);
  const changes: Change[] = bets.map((bet) => ({ type: 'bet', bet: toHistoryItem(bet) }));
  if (wallet !== null) changes.push({ type: 'balance', balance: toBalanceInfo(wallet) });
  publisher.publishPlayer(accountId, changes);
}
