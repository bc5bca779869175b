import type { FeedEvent } from '@clutchline/contract';

import type { Context } from '../context';
import type { FeedChanges } from '../ports/feed-store';
import { changesByMatch } from './changes-by-match';
import { foldFeedEvents } from './fold-feed-events';

export interface Ingested {
  /** Matches whose results came: there is something to settle. */
  readonly decided: readonly number[];
}

/** Stores a batch of feed events in one transaction and tells the players after the commit what changed. */
export async function ingestFeedEvents(
  { inTransaction, publisher, log, stores }: Pick<Context, 'inTransaction' | 'publisher' | 'log' | 'stores'>,
  events: readonly FeedEvent[],
): Promise<Ingested> {
  if (events.length === 0) return { decided: [] };
  const batch = foldFeedEvents(events);
  const changes = await inTransaction((transaction) => transaction.feed.apply(batch));
  const { board } = stores;
  const came = { matches: await board.matches(changes.matches), plays: await playsThatCame(board, changes) };
  for (const [gameId, list] of changesByMatch(changes, came)) publisher.publishMatch(gameId, list);
  for (const contradicted of changes.contradicted)
    log.warn({ ...contradicted }, 'a result contradicts the stored one, which stands');
  return { decided: changes.decided };
}

/** What came carries a state no reader knows: it is told in full. */
async function playsThatCame(board: Context['stores']['board'], { structure }: FeedChanges) {
  if (structure.length === 0) return [];
  const ids = new Set(structure.map(({ playId }) => playId));
  const plays = await board.plays([...new Set(structure.map(({ gameId }) => gameId))], 'all');
  return plays.filter(({ play }) => ids.has(play.play_info_id));
}
