export type { ChangedLive, ChangedPlay, ChangedPoint, ContradictedResult, FeedChanges } from './board-changes';
export type { BoardStore } from './board-store';
export {
  type BoardAfter,
  changesByMatch,
  mapScoresChange,
  playStatusChange,
  stateOfPlay,
  structureOf,
} from './changes-by-match';
export type { Stores } from './context';
export type { FavouriteStore } from './favourite-store';
export { MAX_FEED_AGE_MS, isFeedYoungerThan, maxFeedAgeOf } from './feed-freshness';
export { listCategories } from './list-categories';
export { listHandicaps } from './list-handicaps';
export { listMatches } from './list-matches';
export { readBoardState } from './read-board-state';
export { readMatch } from './read-match';
export { readPoints } from './read-points';
export { setFavorite } from './set-favorite';
