import { useApp } from '../app-context';
import { reveal } from './reveal';
import { isResultHidden } from './result-spoilers';
import type { SpoilerMatch, SpoilerMode } from './spoiler-store';
import { useStore } from '../use-snapshot';

interface SpoilersView {
  readonly mode: SpoilerMode;
  /** Revealed results stay revealed. */
  readonly choose: (mode: SpoilerMode) => void;
}

/** SPOIL-1. */
export function useSpoilers(): SpoilersView {
  const { spoilers, stored } = useApp();
  return {
    mode: useStore(spoilers, ({ mode }) => mode),
    choose: (mode) => {
      spoilers.setState({ mode });
      stored.spoilers.write(mode === 'off' ? null : mode);
    },
  };
}

/** Shows results from now on: matches by id, or maps of a match as `mapKey`. */
export function useReveal(): (keys: readonly (number | string)[]) => void {
  const app = useApp();
  return (keys) => reveal(app, keys);
}

/** @example mapKey(1204, 2) // '1204.2' */
export const mapKey = (gameId: number, round: number): string => `${gameId}.${round}`;

/** Whether a map of a hidden match was revealed by itself. */
export function useIsMapRevealed(): (gameId: number, round: number) => boolean {
  const { spoilers } = useApp();
  const revealed = useStore(spoilers, (state) => state.revealed);
  return (gameId, round) => revealed.has(mapKey(gameId, round));
}

/** Ids of the matches among these whose results are hidden. */
export function useHiddenIds(matches: readonly SpoilerMatch[]): readonly number[] {
  const spoilers = useStore(useApp().spoilers);
  return matches.filter((match) => isResultHidden(spoilers, match)).map(({ game_id }) => game_id);
}

/** Whether the player follows teams, so that only their results can be hidden. */
export const useFollowsTeams = (): boolean =>
  useStore(useApp().spoilers, ({ followed }) => followed !== null && followed.size > 0);
