import type { FeedEvent, Play } from '@clutchline/contract';

import type { Context } from '../context';
import type { BoardStore } from '../ports/board-store';
import type { FeedChanges } from '../ports/feed-store';
import { changesByMatch, type BoardAfter } from './changes-by-match';
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
  const { changes, after } = await inTransaction(async ({ feed, board }) => {
    const stored = await feed.apply(batch);
    return { changes: stored, after: await boardAfter(board, stored) };
  });
  for (const [gameId, list] of changesByMatch(changes, after)) publisher.publishMatch(gameId, list);
  const { contradicted, decided } = changes;
  if (contradicted.length > 0)
    log.warn(
      { count: contradicted.length, results: contradicted.slice(0, MAX_LOGGED) },
      'a result contradicts the stored one, which stands',
    );
  return { decided };
}

/** What came is told in full, and what turned with all its prices: no reader can work that out by itself. */
async function boardAfter(board: BoardStore, { matches, lives, structure, plays }: FeedChanges): Promise<BoardAfter> {
  const came = new Set(structure.map(({ playId }) => playId));
  const turned = new Set(plays.map(({ playId }) => playId));
  const turnedMatches = new Set(lives.filter(({ takesBetsChanged }) => takesBetsChanged).map(({ gameId }) => gameId));
  const isTurned = ({ play_info_id, game_id }: Play) => turned.has(play_info_id) || turnedMatches.has(game_id);
  const gameIds = [...new Set([...[...structure, ...plays].map(({ gameId }) => gameId), ...turnedMatches])];
  const touched = gameIds.length === 0 ? [] : await board.plays(gameIds, 'all');
  return {
    matches: matches.length === 0 ? [] : await board.matches(matches),
    plays: touched.filter(({ play }) => came.has(play.play_info_id)),
    turned: touched.filter(({ play }) => isTurned(play) && !came.has(play.play_info_id)),
  };
}
