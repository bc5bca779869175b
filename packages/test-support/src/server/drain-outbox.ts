import { parseMessage } from '../../../server/src/bus/bus-message';
import { changesOfSuspended } from '../../../server/src/catalogue/changes-by-match';
import type { StoredEvent } from '../../../server/src/bus/outbox-store';
import type { Stores } from '../../../server/src/composition/stores';
import type { Clock } from '../../../server/src/platform/time/clock';
import { type Publisher, publishBets } from '../../../server/src/push/publish-bets';

/** Term of a database that no process has led. */
const NO_LEADER = 0;

const WALL_CLOCK: Clock = { now: () => Date.now() };

/** As a relay and the streams do. */
export async function drainOutbox(stores: Stores, publisher: Publisher, clock = WALL_CLOCK): Promise<void> {
  const events = await stores.outbox.next(100_000);
  await publishEvents(stores, publisher, events, clock);
  const ids = events.map(({ id }) => id);
  if ((await stores.outbox.removeAndReadNext(ids, { term: NO_LEADER, limit: 1 })) === null)
    throw new Error('a process leads, which publishes the events');
}

export async function publishEvents(
  stores: Stores,
  publisher: Publisher,
  events: readonly Pick<StoredEvent, 'id' | 'event'>[],
  clock = WALL_CLOCK,
): Promise<void> {
  for (const { id, event: stored } of events) {
    const message = parseMessage({ type: 'event', term: 1, seq: 1, id, at: 0, event: stored });
    if (message?.type !== 'event') throw new Error(`invalid outbox event: ${JSON.stringify(stored)}`);
    const { event } = message;
    if (event.kind === 'match') publisher.publishMatch(event.gameId, event.changes);
    else if (event.kind === 'suspended')
      for (const [gameId, changes] of changesOfSuspended(event.plays)) publisher.publishMatch(gameId, changes);
    else if (event.kind === 'player') await publishBets({ stores, publisher, clock, wallClock: clock }, event);
  }
}
