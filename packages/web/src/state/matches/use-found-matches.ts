import type { MatchRow } from '@clutchline/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { categoriesQuery } from '../browse/browse-queries';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { everyMatchQuery } from './match-list-query';
import { searchFor } from './search-for';

export interface FoundMatches {
  readonly text: string;
  readonly search: (text: string) => void;
  /** Empty without text. */
  readonly matches: QueryView<readonly MatchRow[]>;
}

export function useFoundMatches(): FoundMatches {
  const app = useApp();
  const text = useStore(app.browse, ({ searchText }) => searchText);
  const every = useFetched(everyMatchQuery(app));
  const rows = every.data;
  const { data: games } = useFetched(categoriesQuery(app));
  const data = useMemo(() => {
    const isFound = searchFor(text, games);
    return rows?.filter(({ match }) => isFound(match));
  }, [rows, text, games]);
  return {
    text,
    search: (searchText) => app.browse.setState({ searchText }),
    matches: queryView({ ...every, data }),
  };
}
