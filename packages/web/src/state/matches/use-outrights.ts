import type { MatchRow } from '@clutchline/contract';

import { useApp } from '../app-context';
import { matchListQuery } from './match-list-query';
import { queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

/** By closing time, with the favourites of each (CONTENT-2). */
export function useOutrights(): QueryView<readonly MatchRow[]> {
  const app = useApp();
  return queryView(useFetched(matchListQuery(app, { gameTypeId: 0, handicap: 'champion' })));
}
