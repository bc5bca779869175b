import type { MatchRow } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { foldText, isFound } from '../browse/match-search';
import { everyMatchQuery } from '../queries/every-match-query';
import { mapView, queryView, type QueryView } from './query-view';
import { useFetched } from './use-fetched';

export interface FoundMatches {
  readonly text: string;
  /** Looks for something else. */
  readonly search: (text: string) => void;
  /** Matches of all games and tabs with the text in a name; none while there is nothing to look for. */
  readonly matches: QueryView<readonly MatchRow[]>;
}

/** Search by team or event in the names of every language. */
export function useFoundMatches(): FoundMatches {
  const app = useApp();
  const text = useStore(app.browse, ({ searchText }) => searchText);
  const every = queryView(useFetched(everyMatchQuery(app)));
  const isEmpty = foldText(text) === '';
  return {
    text,
    search: (searchText) => app.browse.setState({ searchText }),
    matches: mapView(every, (rows) => (isEmpty ? [] : rows.filter(({ match }) => isFound(match, text)))),
  };
}
