import { useStore } from 'zustand';

import type { CallBody, CallData } from '../../data/caller';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';

export type RecordDays = CallBody<'getChessRecords'>['days'];

/** Own actions that moved money (CHESS-1). */
export function useChessRecords(days: RecordDays, page: number): QueryView<CallData<'getChessRecords'>> {
  const app = useApp();
  const { generation } = useStore(app.session);
  return queryView(
    useFetched({
      key: ['own', generation, 'chess-records', days, page],
      fetch: (signal) => fetchData(app, 'getChessRecords', { days, page }, signal),
      freshMs: 0,
    }),
  );
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
