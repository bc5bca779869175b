import type { MatchRow } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { matchListQuery } from '../queries/match-list-query';
import { mapView, queryView, type QueryView } from './query-view';
import { useFetched } from './use-fetched';

/**
 * The rows of the current category, tab and events by start time. Stable fields only matter here: prices, statuses and
 * scores are read cell by cell with `useOddsCell` and `useLive`.
 */
export function useMatchList(): QueryView<readonly MatchRow[]> {
  const app = useApp();
  const browse = useStore(app.browse);
  const view = queryView(useFetched(matchListQuery(app, browse)));
  const { eventIds } = browse;
  if (eventIds.length === 0) return view;
  return mapView(view, (rows) => rows.filter(({ match }) => eventIds.includes(match.event_id)));
}
