import type { MatchRow } from '@clutchline/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { searchFor } from './match-search';
import { everyMatchQuery } from './every-match-query';
import { queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

export interface FoundMatches {
  readonly text: string;
  readonly search: (text: string) => void;
  /** Of all games and tabs; empty without a text. */
  readonly matches: QueryView<readonly MatchRow[]>;
}

/** Searches team and event names in every language. */
export function useFoundMatches(): FoundMatches {
  const app = useApp();
  const text = useStore(app.browse, ({ searchText }) => searchText);
  const every = useFetched(everyMatchQuery(app));
  const rows = every.data;
  const data = useMemo(() => {
    const isFound = searchFor(text);
    return rows?.filter(({ match }) => isFound(match));
  }, [rows, text]);
  return {
    text,
    search: (searchText) => app.browse.setState({ searchText }),
    matches: queryView({ ...every, data }),
  };
}
