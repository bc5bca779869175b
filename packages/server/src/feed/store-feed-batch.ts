import type { Play } from '@clutchline/contract';

import type { Context } from './context';
import { type BoardAfter, type BoardStore, type FeedChanges, changesByMatch } from '../catalogue';
import type { FeedBatch } from './feed-store';
import type { Stores } from './context';
import { matchEvents } from '../bus';

const NONE_GUARDED: GuardedStates = new Map();

/** Status of the feed for locked plays; null unlocks. */
type GuardedStates = ReadonlyMap<number, 1 | 2 | null>;

/** With outbox events, in the caller's transaction. */
export async function storeFeedBatch(
  { feed, board, quarantine, outbox }: Pick<Stores, 'feed' | 'board' | 'quarantine' | 'outbox'>,
  batch: FeedBatch,
  guarded = NONE_GUARDED,
): Promise<FeedChanges> {
  const changes = await feed.apply(batch);
  await quarantine.guard(guarded);
  await publishChanges({ board, outbox }, changes);
  return changes;
}

/** In the transaction of the changes. */
export async function publishChanges(
  { board, outbox }: Pick<Stores, 'board' | 'outbox'>,
  changes: FeedChanges,
): Promise<void> {
  await outbox.add(matchEvents(changesByMatch(changes, await boardAfter(board, changes))));
}

const MAX_LOGGED = 10;

export function reportFeedBatch({ log }: Pick<Context, 'log'>, { contradicted }: FeedChanges): void {
  if (contradicted.length > 0)
    log.warn(
      { count: contradicted.length, results: contradicted.slice(0, MAX_LOGGED) },
      'result contradicts the stored one, stored result stays',
    );
}

/** Not derivable by subscribers. */
async function boardAfter(
  board: BoardStore,
  { matches, lives, structure, plays, hides, stops, decided }: FeedChanges,
): Promise<BoardAfter> {
  const came = new Set(structure.map(({ playId }) => playId));
  const bettingChanged = new Set(plays.map(({ playId }) => playId));
  const hidden = new Set(hides.map(({ playId }) => playId));
  const changedMatches = new Set([
    ...lives.filter(({ acceptsBetsChanged }) => acceptsBetsChanged).map(({ gameId }) => gameId),
    ...stops.flatMap(({ gameIds }) => gameIds),
  ]);
  const hasBettingChanged = ({ play_info_id, game_id }: Play) =>
    bettingChanged.has(play_info_id) || changedMatches.has(game_id);
  const gameIds = [...new Set([...[...structure, ...plays, ...hides].map(({ gameId }) => gameId), ...changedMatches])];
  const touched = gameIds.length === 0 ? [] : await board.plays(gameIds, 'all');
  return {
    maps: decided.length === 0 ? [] : await board.mapScores(decided),
    matches: matches.length === 0 ? [] : await board.matches(matches),
    plays: touched.filter(({ play }) => came.has(play.play_info_id)),
    hidden: touched.filter(({ play }) => hidden.has(play.play_info_id)),
    bettingChanged: touched.filter(({ play }) => hasBettingChanged(play) && !came.has(play.play_info_id)),
  };
}
