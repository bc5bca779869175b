import { useApp } from '../app-context';
import { useStore } from '../use-snapshot';

/** Whether the app plays a stream at all. */
export function useHasPlayer(): boolean {
  return useStore(useApp().watch, ({ watched }) => watched !== null);
}

/** Whether the app plays a stream of this match. */
export function useIsWatched(gameId: number): boolean {
  return useStore(useApp().watch, ({ watched }) => watched?.match.game_id === gameId);
}

/** Whether the player of a stream asked for the picture alone (SYNC-2). */
export function useHidesMarkets(gameId: number): boolean {
  return useStore(useApp().watch, ({ watched }) => watched?.match.game_id === gameId && watched.hidesMarkets);
}
