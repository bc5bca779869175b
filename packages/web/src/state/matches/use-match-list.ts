import type { MatchRow } from '@clutchline/contract';
import { useDeferredValue } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { matchListQuery } from './match-list-query';
import { mapView, queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

export interface MatchList {
  readonly view: QueryView<readonly MatchRow[]>;
  /** Differs for each category, tab and choice of events. */
  readonly choice: string;
}

/**
 * Rows by start time, for stable fields only: cells read prices, statuses and scores with `useOddsCell` and `useLive`.
 * The render is deferred, so that a press on a tab reacts at once (P10).
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
