import type { Change } from '@clutchline/contract';

import type { Context } from './context';
import type { News } from '../platform/records';
import type { Publisher } from '../bus';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { toBalanceInfo } from '../players';
import { toHistoryItem } from '../history';

type Needs = Pick<Context, 'stores'> & { readonly publisher: Publisher };
type PlayerNews = Extract<News, { kind: 'player' }>;

/**
 * Publishes the current bets and balance to the player's subscribers in this process. The mutex ensures that an older
 * state never follows a newer one.
 */
export async function publishBets(context: Needs, news: PlayerNews): Promise<void> {
  const { publisher } = context;
  if (publisher.hears(news.accountId)) await withKeyedMutex(publisher, news.accountId, () => publishOwn(context, news));
}

async function publishOwn({ stores, publisher }: Needs, { accountId, orderNos }: PlayerNews): Promise<void> {
  const bets = await stores.bets.byOrderNos(orderNos);
  const wallet = await stores.wallets.read(accountId);
  const changes: Change[] = bets.map((bet) => ({ type: 'bet', bet: toHistoryItem(bet) }));
  if (wallet !== null) changes.push({ type: 'balance', balance: toBalanceInfo(wallet) });
  publisher.publishPlayer(accountId, changes);
}
