import type { MatchRow } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { matchListQuery } from '../queries/match-list-query';
import { queryView, type QueryView } from './query-view';
import { useFetched } from './use-fetched';

/**
 * The rows of the current category, tab and events by start time. Stable fields only matter here: prices, statuses and
 * scores are read cell by cell with `useOddsCell` and `useLive`.
 */
export function useMatchList(): QueryView<readonly MatchRow[]> {
  const app = useApp();
  const browse = useStore(app.browse);
  return queryView(useFetched(matchListQuery(app, browse)));
}
