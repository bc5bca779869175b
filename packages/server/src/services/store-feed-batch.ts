import type { Play } from '@clutchline/contract';

import type { Context } from '../context';
import type { BoardStore } from '../ports/board-store';
import type { FeedBatch, FeedChanges } from '../ports/feed-store';
import type { Stores } from '../ports/stores';
import { changesByMatch, type BoardAfter } from './changes-by-match';
import { newsOfMatches } from './news-of';

/** No play is locked or unlocked by the guard. */
const NONE_GUARDED: GuardedStates = new Map();

/** Plays that are locked, with what the feed wants of them, or unlocked (null). */
type GuardedStates = ReadonlyMap<number, 1 | 2 | null>;

/** Stores a batch within the caller's transaction, and what its readers are to be told of it. */
export async function storeFeedBatch(
  { feed, board, quarantine, outbox }: Pick<Stores, 'feed' | 'board' | 'quarantine' | 'outbox'>,
  batch: FeedBatch,
  guarded = NONE_GUARDED,
): Promise<FeedChanges> {
  const changes = await feed.apply(batch);
  await quarantine.guard(guarded);
  await outbox.add(newsOfMatches(changesByMatch(changes, await boardAfter(board, changes))));
  return changes;
}

/** How many contradicted results one log line names. */
const MAX_LOGGED = 10;

/** Says in the log what of a batch was not stored. */
export function reportFeedBatch({ log }: Pick<Context, 'log'>, { contradicted }: FeedChanges): void {
  if (contradicted.length > 0)
    log.warn(
      { count: contradicted.length, results: contradicted.slice(0, MAX_LOGGED) },
      'a result contradicts the stored one, which stands',
    );
}

/** What came is told in full, and what turned with all its prices: no reader can work that out by itself. */
async function boardAfter(
  board: BoardStore,
  { matches, lives, structure, plays, decided }: FeedChanges,
): Promise<BoardAfter> {
  const came = new Set(structure.map(({ playId }) => playId));
  const turned = new Set(plays.map(({ playId }) => playId));
  const turnedMatches = new Set(lives.filter(({ takesBetsChanged }) => takesBetsChanged).map(({ gameId }) => gameId));
  const isTurned = ({ play_info_id, game_id }: Play) => turned.has(play_info_id) || turnedMatches.has(game_id);
  const gameIds = [...new Set([...[...structure, ...plays].map(({ gameId }) => gameId), ...turnedMatches])];
  const touched = gameIds.length === 0 ? [] : await board.plays(gameIds, 'all');
  return {
    maps: decided.length === 0 ? [] : await board.mapScores(decided),
    matches: matches.length === 0 ? [] : await board.matches(matches),
    plays: touched.filter(({ play }) => came.has(play.play_info_id)),
    turned: touched.filter(({ play }) => isTurned(play) && !came.has(play.play_info_id)),
  };
}
