import { decode, encodeNews } from '../src/bus/bus-message';
import type { Stores } from '../src/ports/stores';
import type { Publisher } from '../src/ports/publisher';
import { publishBets } from '../src/services/publish-bets';

/** Tells what the outbox holds, as a relay and the streams would, and empties it. */
export async function drainOutbox(stores: Stores, publisher: Publisher): Promise<void> {
  const kept = await stores.outbox.next(100_000);
  for (const { id, text } of kept) {
    const message = decode(encodeNews({ term: 1, seq: 1 }, { id, at: 0, text }));
    if (message?.type !== 'news') throw new Error(`no news: ${text}`);
    const { news } = message;
    if (news.kind === 'match') publisher.publishMatch(news.gameId, news.changes);
    else await publishBets({ stores, publisher }, news);
  }
  await stores.outbox.remove(kept.map(({ id }) => id));
}
