import type { Match } from '@clutchline/contract';

import type { Screen } from '../../state';

interface MatchPlace {
  readonly screen: Screen;
  readonly gameId?: number;
}

/** Screen of the match of an open bet; the one of a round is that of the running one (ROUND-1). */
export function matchPlace({ kind, game_id: gameId }: Pick<Match, 'kind' | 'game_id'>): MatchPlace {
  if (kind === 'virtual') return { screen: '/virtual/speed' };
  return { screen: kind === 'outright' ? '/champion' : 'match-detail', gameId };
}
