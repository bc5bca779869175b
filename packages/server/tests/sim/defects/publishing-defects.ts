import type { OutboxEvent } from '../../../src/platform/records';
import { onStore, type Defect } from './defect';

const onOutboxEvent = (name: string, change: (event: OutboxEvent) => OutboxEvent): Defect =>
  onStore(name, 'outbox', (outbox) => ({ add: (event) => outbox.add(event.map(change)) }));

export const PUBLISHING_DEFECTS: readonly Defect[] = [
  {
    name: 'a bet that is held through a suspension is confirmed',
    edits: [{ functionName: 'mark_held_bets', part: 'a_move from hit', becomes: 'null from hit' }],
  },
  onStore('a held bet is decided too early', 'heldBets', (heldBets) => ({
    due: (query) => heldBets.due({ ...query, now: query.now + 5_000 }),
  })),
  onStore('a held bet is confirmed at its old price', 'heldBets', (heldBets) => ({
    lock: async (orderNos) => {
      const locked = await heldBets.lock(orderNos);
      if (locked === null) return null;
      const bets = locked.bets.map((bet) => ({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, odd: leg.struck })) }));
      return { ...locked, bets };
    },
  })),
  onStore('a held bet that is rejected gets its stake twice', 'wallets', (wallets) => ({
    post: (transactions) => wallets.post([...transactions, ...transactions.filter(({ kind }) => kind === 'reject')]),
  })),
  onStore('a rejected bet goes on counting against the house', 'heldBets', () => ({ release: async () => {} })),
  onOutboxEvent('a changed bet is not published', (event) =>
    event.kind === 'player' ? { ...event, orderNos: event.orderNos.slice(1) } : event,
  ),
  onOutboxEvent('a closed play is not published', (event) =>
    event.kind === 'match'
      ? {
          ...event,
          changes: event.changes.filter(({ change }) => change.type !== 'play-status' || change.status < 3),
        }
      : event,
  ),
];
