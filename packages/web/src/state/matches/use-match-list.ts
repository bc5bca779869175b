import type { LiveState, MatchRow } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';
import { useCallback, useDeferredValue } from 'react';

import { useApp } from '../app-context';
import { useSnapshot, useStore } from '../use-snapshot';
import type { GameState, OddsKey } from '../prices/odds-store';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { matchListQuery } from './match-list-query';

interface MatchList {
  readonly view: QueryView<readonly MatchRow[]>;
  readonly choice: string;
}

/**
 * By start time, for stable fields: cells read prices, statuses and scores with `useOddsCell` and `useLive`. Deferred,
 * so that tabs react at once (P10).
 */
export function useMatchList(): MatchList {
  const app = useApp();
  const { gameTypeId, handicap, eventIds } = useDeferredValue(useStore(app.browse));
  const view = queryView(useFetched(matchListQuery(app, { gameTypeId, handicap })));
  const ofEvents = (rows: readonly MatchRow[]) => rows.filter(({ match }) => eventIds.includes(match.event_id));
  return {
    view: eventIds.length === 0 ? view : mapView(view, ofEvents),
    choice: [gameTypeId, handicap, ...eventIds].join(),
  };
}

/** Px (NAV-4). */
export const useBlockHeights = (): Map<string, number> => useApp().blockHeights;

export function useLiveCount(rows: readonly MatchRow[]): number {
  const { odds } = useApp();
  const subscribe = useCallback(
    (listener: () => void) =>
      odds.subscribe(
        rows.map(({ match }): OddsKey => ['game', match.game_id]),
        listener,
      ),
    [odds, rows],
  );
  const isLive = ({ match, live }: MatchRow): boolean => {
    const game = odds.game(match.game_id);
    return isUnderWay(game?.status ?? game?.live?.status ?? live.status);
  };
  return useSnapshot(subscribe, () => rows.filter(isLive).length);
}

function useGame(gameId: number): GameState | undefined {
  const { odds } = useApp();
  const subscribe = useCallback((listener: () => void) => odds.subscribe([['game', gameId]], listener), [odds, gameId]);
  return useSnapshot(subscribe, () => odds.shownGame(gameId));
}

/** Null if no list, detail or push named the match. */
export const useKnownLive = (gameId: number): LiveState | null => {
  const game = useGame(gameId);
  return game?.live ? { ...game.live, status: game.status ?? game.live.status } : null;
};

export function useLive(gameId: number, initial: LiveState): LiveState {
  const game = useGame(gameId);
  const live = game?.live ?? initial;
  const status = game?.status ?? live.status;
  const isHide = game?.is_hide ?? live.is_hide;
  return status === live.status && isHide === live.is_hide ? live : { ...live, status, is_hide: isHide };
}
