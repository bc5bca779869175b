import type { News } from '../../../src/platform/records';
import { onStore, type Defect } from './defect';

const onNews = (name: string, change: (news: News) => News): Defect =>
  onStore(name, 'outbox', (outbox) => ({ add: (news) => outbox.add(news.map(change)) }));

/** Held bets and published changes. */
export const TELLING_DEFECTS: readonly Defect[] = [
  {
    name: 'a bet that is held through a suspension is confirmed',
    edits: [{ of: 'mark_held_bets', part: 'a_move from hit', becomes: 'null from hit' }],
  },
  onStore('a held bet is decided too early', 'heldBets', (heldBets) => ({
    due: (query) => heldBets.due({ ...query, now: query.now + 5_000 }),
  })),
  onStore('a held bet is confirmed at its old price', 'heldBets', (heldBets) => ({
    lock: async (orderNos) => {
      const bets = await heldBets.lock(orderNos);
      return bets.map((bet) => ({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, odd: leg.struck })) }));
    },
  })),
  onStore('a held bet that is rejected gets its stake twice', 'wallets', (wallets) => ({
    post: (transactions) => wallets.post([...transactions, ...transactions.filter(({ kind }) => kind === 'reject')]),
  })),
  onStore('a rejected bet goes on counting against the house', 'heldBets', () => ({ release: async () => {} })),
  onNews('a bet that moves is not told', (news) =>
    news.kind === 'player' ? { ...news, orderNos: news.orderNos.slice(1) } : news,
  ),
  onNews('a play that closes is not told', (news) =>
    news.kind === 'match'
      ? {
          ...news,
          changes: news.changes.filter(({ change }) => change.type !== 'play-status' || change.status < 3),
        }
      : news,
  ),
];
