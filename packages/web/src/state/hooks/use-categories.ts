import type { GameCategory } from '@clutchline/contract';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../app-context';
import { categoriesQuery } from '../queries/categories-query';
import { queryView, type QueryView } from './query-view';

/** The game categories of the rail in their order, 0 "all games" first (GAMES-1, GAMES-2). */
export function useCategories(): QueryView<readonly GameCategory[]> {
  const app = useApp();
  return queryView(useQuery(categoriesQuery(app), app.queries));
}
