import type { BetLeg } from '@clutchline/contract';

import type { Screen } from '../../state';

interface MatchPlace {
  readonly screen: Screen;
  readonly gameId?: number;
}

/** Of a round: the running one, after the end of the bet its result (ROUND-8). */
export function matchPlace({ match, outcome }: Pick<BetLeg, 'match' | 'outcome'>): MatchPlace {
  const { kind, game_id: gameId } = match;
  if (kind === 'virtual')
    return outcome === 'pending' ? { screen: '/virtual/speed' } : { screen: '/virtual/speed/results', gameId };
  return { screen: kind === 'outright' ? '/champion' : 'match-detail', gameId };
}
