import type { GameCategory } from '@clutchline/contract';

import type { QueryView } from './query-view';

/** The game categories of the rail in their order, 0 "all games" first (GAMES-1, GAMES-2). */
export function useCategories(): QueryView<readonly GameCategory[]> {
  throw new Error('pending');
}
