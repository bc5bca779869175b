import type { Change } from '@clutchline/contract';

import type { Context } from './context';
import type { OutboxEvent, MatchChange } from '../platform/records';
import { withKeyedMutex } from '../platform/concurrency/keyed-mutex';
import { readChessState } from '../chess';
import { toBalanceInfo } from '../players';
import { toHistoryItem } from '../history';

/** After the commit only. */
export interface Publisher {
  /** To `match:<gameId>`, and to `list` if `inList`. */
  publishMatch(gameId: number, changes: readonly MatchChange[]): void;
  /** Or may return here. */
  hasSubscriber(accountId: number): boolean;
  publishPlayer(accountId: number, changes: readonly Change[]): void;
}

type Needs = Pick<Context, 'stores' | 'clock' | 'wallClock' | 'areRoundsStopped' | 'isChessPaused'> & {
  readonly publisher: Publisher;
};
type PlayerEvent = Extract<OutboxEvent, { kind: 'player' }>;

/** The mutex ensures that an older state never follows a newer one. */
export async function publishBets(context: Needs, event: PlayerEvent): Promise<void> {
  const { publisher } = context;
  if (publisher.hasSubscriber(event.accountId))
    await withKeyedMutex(publisher, event.accountId, () => publishOwn(context, event));
}

async function publishOwn(context: Needs, { accountId, orderNos, hasChess }: PlayerEvent): Promise<void> {
  const { stores, publisher } = context;
  const bets = await stores.bets.byOrderNos(orderNos);
  const wallet = await stores.wallets.read(accountId);
  const changes: Change[] = bets.map((bet) => ({ type: 'bet', bet: toHistoryItem(bet) }));
  if (wallet !== null) changes.push({ type: 'balance', balance: toBalanceInfo(wallet) });
  const chess = hasChess === true ? await readChessState(context, accountId) : null;
  if (chess !== null) changes.push({ type: 'chess', state: chess });
  publisher.publishPlayer(accountId, changes);
}
