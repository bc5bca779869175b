import { type LiveState, type Match, MATCH_STATUS } from '@clutchline/contract';
import type { ReactNode } from 'react';

import { useIsHidden, useLive } from '../../../state';
import { Spoiler } from './score';

interface HiddenPricesProps {
  readonly match: Match;
  readonly live: LiveState;
  /** `row`: the score is hidden beside them. */
  readonly shows?: 'prices' | 'row';
  readonly children: ReactNode;
}

/** Prices of a match that has begun reveal its score: a button in their place (SPOIL-3). */
export function HiddenPrices({ match, live: fetched, shows = 'prices', children }: HiddenPricesProps) {
  const live = useLive(match.game_id, fetched);
  const isHidden = useIsHidden(match) && match.kind === 'match' && live.status !== MATCH_STATUS.notStarted;
  return isHidden ? <Spoiler gameIds={[match.game_id]} shows={shows} /> : children;
}
