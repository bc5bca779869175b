import { decode, encodeNews } from '../../../server/src/bus/bus-message';
import type { Stores } from '../../../server/src/composition/stores';
import type { Publisher } from '../../../server/src/bus/publisher';
import { publishBets } from '../../../server/src/push/publish-bets';

export interface Kept {
  readonly id: number;
  readonly text: string;
}

/** Publishes and deletes all rows, as a relay and the streams do. */
export async function drainOutbox(stores: Stores, publisher: Publisher): Promise<void> {
  const kept = await stores.outbox.next(100_000);
  await tellNews(stores, publisher, kept);
  await stores.outbox.remove(kept.map(({ id }) => id));
}

export async function tellNews(stores: Stores, publisher: Publisher, kept: readonly Kept[]): Promise<void> {
  for (const { id, text } of kept) {
    const message = decode(encodeNews({ term: 1, seq: 1 }, { id, at: 0, text }));
    if (message?.type !== 'news') throw new Error(`invalid outbox event: ${text}`);
    const { news } = message;
    if (news.kind === 'match') publisher.publishMatch(news.gameId, news.changes);
    else await publishBets({ stores, publisher }, news);
  }
}
