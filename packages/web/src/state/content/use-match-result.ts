import type { BetHistoryItem } from '@clutchline/contract';
import { useStore } from 'zustand';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { type HistoryRow, rowOf } from '../history/history-row';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';

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

/** Days of `getUserHistory`. */
const DAYS = 30;
const PAGE_SIZE = 100;
/** Newest bets that are searched for a match. */
const MOST_PAGES = 5;

const ownBetsQuery = (
  app: Pick<AppState, 'call' | 'session'>,
  generation: number,
): Query<readonly BetHistoryItem[]> => ({
  key: ['own', generation, 'bets-of-matches'],
  fetch: async (signal) => {
    const bets: BetHistoryItem[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const body = { days: DAYS, state: 'all', page, page_size: PAGE_SIZE } as const;
      const { items } = await fetchData(app, 'getUserHistory', body, signal);
      bets.push(...items);
      if (items.length < PAGE_SIZE) break;
    }
    return [...new Map(bets.map((bet) => [bet.order_no, bet])).values()];
  },
  enabled: app.session.getState().token !== null,
});

/** Of the last 30 days; empty while they load and for a player who is not signed in (RESULT-2). */
export function useOwnBetsOn(gameId: number): readonly HistoryRow[] {
  const app = useApp();
  const { generation } = useStore(app.session);
  useStore(app.spoilers);
  useStore(app.settings, ({ resultDisplay }) => resultDisplay);
  const { data } = useFetched(ownBetsQuery(app, generation));
  const own = data?.filter(({ legs }) => legs.some(({ match }) => match.game_id === gameId)) ?? [];
  return own.map((bet) => rowOf(app, bet));
}
