import type { Publisher } from '../../../src/ports/publisher';
import { onStore, type Defect } from './defect';

const onPublisher = (name: string, change: (publisher: Publisher) => Partial<Publisher>): Defect => ({
  name,
  context: (context) => {
    const { publisher } = context;
    const real: Publisher = {
      publishMatch: (gameId, changes) => publisher.publishMatch(gameId, changes),
      hears: (accountId) => publisher.hears(accountId),
      publishPlayer: (accountId, changes) => publisher.publishPlayer(accountId, changes),
    };
    return { ...context, publisher: { ...real, ...change(real) } };
  },
});

/** Defects of held bets and of what players are told. */
export const TELLING_DEFECTS: readonly Defect[] = [
  {
    name: 'a bet that is held through a suspension is confirmed',
    edits: [{ of: 'mark_held_bets', part: 'a_move from hit', becomes: 'null from hit' }],
  },
  onStore('a held bet is decided too early', 'heldBets', (heldBets) => ({
    due: (query) => heldBets.due({ ...query, now: query.now + 5_000 }),
  })),
  onStore('a held bet is confirmed at its old price', 'heldBets', (heldBets) => ({
    hold: async (orderNos) => {
      const bets = await heldBets.hold(orderNos);
      return bets.map((bet) => ({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, odd: leg.struck })) }));
    },
  })),
  onStore('a held bet that is rejected gets its stake twice', 'wallets', (wallets) => ({
    post: (transactions) => wallets.post([...transactions, ...transactions.filter(({ kind }) => kind === 'reject')]),
  })),
  onStore('a rejected bet goes on counting against the house', 'heldBets', () => ({ release: async () => {} })),
  onPublisher('the last change of a bet is not told', (publisher) => ({
    publishPlayer: (accountId, changes) => publisher.publishPlayer(accountId, changes.slice(1)),
  })),
  onPublisher('a play that closes is not told', (publisher) => ({
    publishMatch: (gameId, changes) =>
      publisher.publishMatch(
        gameId,
        changes.filter(({ change }) => change.type !== 'play-status' || change.status < 3),
      ),
  })),
];
