import { useMemo } from 'react';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { useFormer } from '../queries/use-former';
import { isHidden } from '../spoilers/spoiler-store';
import { type AnalysisData, shownAnalysis, type ShownAnalysis } from './shown-analysis';
import { useStore } from '../use-snapshot';

const analysisQuery = (
  app: Pick<AppState, 'call'>,
  gameId: number,
  hidden: readonly number[],
): Query<AnalysisData | null> => ({
  key: ['matches', 'analysis', gameId, hidden.join()],
  fetch: async (signal) =>
    (await fetchData(app, 'getAnalysis', { game_id: gameId, hidden: [...hidden] }, signal)).analysis,
});

/**
 * STATS-1. Null for a match without analysis. Which matches are hidden is known from their rows, so a player who hides
 * results asks twice (SPOIL-2).
 */
export function useAnalysis(gameId: number): QueryView<ShownAnalysis | null> {
  const app = useApp();
  const spoilers = useStore(app.spoilers);
  const all = useFetched(analysisQuery(app, gameId, []));
  const rows = [...(all.data?.teams ?? []), ...(all.data ? [all.data.meetings] : [])].flatMap((part) => part.rows);
  const hidden = [...new Set(rows.filter((row) => isHidden(spoilers, row)).map(({ game_id }) => game_id))].sort(
    (a, b) => a - b,
  );
  const seen = useFetched(analysisQuery(app, gameId, hidden));
  const view = queryView(all.data === undefined ? all : seen);
  const known = hidden.join();
  const data = view.status === 'ready' ? view.data : null;
  const shown = useMemo(
    () => (data === null ? null : shownAnalysis(data, known === '' ? [] : known.split(',').map(Number))),
    [data, known],
  );
  // Former data of more hidden results reveals nothing.
  return useFormer(
    mapView(view, () => shown),
    { gameId, hidden },
    (former) => former.gameId === gameId && hidden.every((id) => former.hidden.includes(id)),
  );
}

export type PriceSteps = CallData<'getPriceSteps'>['points'];

const STEPS_EVERY_MS = 60_000;

/** Stored prices of a play since it opened, oldest first (STATS-10). */
export function usePriceSteps(playId: number): QueryView<PriceSteps> {
  const app = useApp();
  const query: Query<PriceSteps> = {
    key: ['matches', 'price-steps', playId],
    fetch: async (signal) => (await fetchData(app, 'getPriceSteps', { play_info_id: playId }, signal)).points,
    everyMs: STEPS_EVERY_MS,
  };
  return queryView(useFetched(query));
}
