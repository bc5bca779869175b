import type { CallBody, CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import type { HistoryFilter } from '../history/use-history-list';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { useStore } from '../use-snapshot';

export type RecordDays = CallBody<'getChessRecords'>['days'];

export type CardsOfPeriod = QueryView<CallData<'getChessRecords'>>;

const recordsQuery = (
  app: Pick<AppState, 'call' | 'session'>,
  generation: number,
  { days, page }: Pick<CallBody<'getChessRecords'>, 'days' | 'page'>,
): Query<CallData<'getChessRecords'>> => ({
  key: ['own', generation, 'chess-records', days, page],
  fetch: (signal) => fetchData(app, 'getChessRecords', { days, page }, signal),
  freshMs: 0,
});

/** Own actions that moved money (CHESS-1). */
export function useChessRecords(days: RecordDays, page: number): QueryView<CallData<'getChessRecords'>> {
  const app = useApp();
  const { generation } = useStore(app.session);
  return queryView(useFetched(recordsQuery(app, generation, { days, page })));
}

const isWhole = ({ state, kind }: HistoryFilter): boolean => state === 'all' && kind === 'all';

/** Auto chess in a period; null if the filter leaves out more than that (BET-6). */
export function useCardsOfPeriod(filter: HistoryFilter): CardsOfPeriod | null {
  const app = useApp();
  const { token, generation } = useStore(app.session);
  const enabled = token !== null && isWhole(filter);
  const fetched = useFetched({ ...recordsQuery(app, generation, { days: filter.days, page: 1 }), enabled });
  return enabled ? queryView(fetched) : null;
}

/** Draws of a pair of own seeds, oldest first (CHESS-10). */
export function useChessDraws(seedsNo: number, page: number): QueryView<CallData<'getChessDraws'>> {
  const app = useApp();
  const { generation } = useStore(app.session);
  return queryView(
    useFetched({
      key: ['own', generation, 'chess-draws', seedsNo, page],
      fetch: (signal) => fetchData(app, 'getChessDraws', { seeds_no: seedsNo, page }, signal),
      freshMs: 0,
    }),
  );
}
