import type { MatchRow } from '@clutchline/contract';
import { useDeferredValue } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { matchListQuery } from '../queries/match-list-query';
import { mapView, queryView, type QueryView } from './query-view';
import { useFetched } from './use-fetched';

export interface MatchList {
  readonly view: QueryView<readonly MatchRow[]>;
  /** Identifies the list: different for each category, tab and choice of events. */
  readonly choice: string;
}

/**
 * Rows of the chosen category, tab and events by start time. They matter for stable fields only: cells read prices,
 * statuses and scores with `useOddsCell` and `useLive`. The list follows the choice as a deferred render, so that a
 * press on a tab reacts at once (P10).
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
