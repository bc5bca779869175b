export type {
  ChangedHide,
  ChangedLive,
  ChangedPlay,
  ChangedPoint,
  ChangedStop,
  ContradictedResult,
  FeedChanges,
  BoardStore,
  FavoriteStore,
} from './board-store';
export {
  type BoardAfter,
  changesByMatch,
  changesOfPoints,
  changesOfSuspended,
  mapScoresChange,
  playStatusChange,
  stateOfPlay,
  structureOf,
} from './changes-by-match';
export type { Stores } from './context';
export { MAX_FEED_AGE_MS, isFeedYoungerThan, maxFeedAgeOf } from './feed-freshness';
export { listCategories, listHandicaps } from './list-categories';
export { listMatches, readMatch } from './list-matches';
export { readBoardState } from './read-board-state';
export { readPoints } from './read-points';
export { setFavorite } from './favorites';
