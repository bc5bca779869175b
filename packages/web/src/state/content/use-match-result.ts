import type { BetHistoryItem } from '@clutchline/contract';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { type HistoryRow, rowOf } from '../history/history-row';
import { eachOnce, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { useStore } from '../use-snapshot';

type Result = NonNullable<CallData<'getMatchResult'>['result']>;
export type MatchResultData = Result;
export type SettledPlay = Result['plays'][number];
export type SettledPoint = SettledPlay['points'][number];

const matchResultQuery = (app: Pick<AppState, 'call'>, gameId: number): Query<Result | null> => ({
  key: ['matches', 'result', gameId],
  fetch: async (signal) => (await fetchData(app, 'getMatchResult', { game_id: gameId }, signal)).result,
});

/** Null while the match has none, and for an unknown match (RESULT-2). Screens show it by `useShownResult`. */
export function useMatchResult(gameId: number): QueryView<Result | null> {
  return queryView(useFetched(matchResultQuery(useApp(), gameId)));
}

const PAGE_SIZE = 100;

const ownBetsQuery = (
  app: Pick<AppState, 'call' | 'session'>,
  generation: number,
  gameId: number,
): Query<readonly BetHistoryItem[]> => ({
  key: ['own', generation, 'bets-on', gameId],
  fetch: async (signal) => {
    const body = { days: 30, state: 'all', game_id: gameId, page: 1, page_size: PAGE_SIZE } as const;
    return eachOnce((await fetchData(app, 'getUserHistory', body, signal)).items, ({ order_no }) => order_no);
  },
  enabled: app.session.getState().token !== null,
});

/** The newest hundred; none while they load and for a player who is not signed in (RESULT-2). */
export function useOwnBetsOn(gameId: number): readonly HistoryRow[] {
  const app = useApp();
  const { generation } = useStore(app.session);
  useStore(app.spoilers);
  useStore(app.settings, ({ resultDisplay }) => resultDisplay);
  const { data } = useFetched(ownBetsQuery(app, generation, gameId));
  return (data ?? []).map((bet) => rowOf(app, bet));
}
