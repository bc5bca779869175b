import type { GameCategory } from '@clutchline/contract';

import { useApp } from '../app-context';
import { categoriesQuery } from './categories-query';
import { queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

/** In rail order, 0 "all games" first (GAMES-1, GAMES-2). */
export function useCategories(): QueryView<readonly GameCategory[]> {
  const app = useApp();
  return queryView(useFetched(categoriesQuery(app)));
}
