import type { MatchRow } from '@clutchline/contract';
import { useDeferredValue } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { matchListQuery } from '../queries/match-list-query';
import { mapView, queryView, type QueryView } from './query-view';
import { useFetched } from './use-fetched';

export interface MatchList {
  readonly view: QueryView<readonly MatchRow[]>;
  /** What it is the list of: another text with each category, tab and choice of events. */
  readonly choice: string;
}

/**
 * The rows of the chosen category, tab and events by start time. Stable fields only matter here: prices, statuses and
 * scores are read cell by cell with `useOddsCell` and `useLive`. It follows the choice when there is time to draw it,
 * so that the press on a tab is answered at once (P10).
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
