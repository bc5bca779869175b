import type { FeedEvent } from '@clutchline/contract';

import type { Context } from '../context';
import type { BoardStore } from '../ports/board-store';
import type { FeedChanges } from '../ports/feed-store';
import { changesByMatch, type Newcomers } from './changes-by-match';
import { foldFeedEvents } from './fold-feed-events';

export interface Ingested {
  /** Matches whose results came: there is something to settle. */
  readonly decided: readonly number[];
}

/** How many contradicted results one log line names. */
const MAX_LOGGED = 10;

/** Stores a batch of feed events in one transaction and tells the players after the commit what changed. */
export async function ingestFeedEvents(
  { inTransaction, publisher, log }: Pick<Context, 'inTransaction' | 'publisher' | 'log'>,
  events: readonly FeedEvent[],
): Promise<Ingested> {
  if (events.length === 0) return { decided: [] };
  const batch = foldFeedEvents(events);
  const { changes, came } = await inTransaction(async ({ feed, board }) => {
    const stored = await feed.apply(batch);
    return { changes: stored, came: await newcomersOf(board, stored) };
  });
  for (const [gameId, list] of changesByMatch(changes, came)) publisher.publishMatch(gameId, list);
  const { contradicted, decided } = changes;
  if (contradicted.length > 0)
    log.warn(
      { count: contradicted.length, results: contradicted.slice(0, MAX_LOGGED) },
      'a result contradicts the stored one, which stands',
    );
  return { decided };
}

/** What came carries a state no reader knows: it is told in full. */
async function newcomersOf(board: BoardStore, { matches, structure }: FeedChanges): Promise<Newcomers> {
  const ids = new Set(structure.map(({ playId }) => playId));
  const gameIds = [...new Set(structure.map(({ gameId }) => gameId))];
  const plays = gameIds.length === 0 ? [] : await board.plays(gameIds, 'all');
  return {
    matches: matches.length === 0 ? [] : await board.matches(matches),
    plays: plays.filter(({ play }) => ids.has(play.play_info_id)),
  };
}
