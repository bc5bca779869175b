import type { HandicapCode } from '@clutchline/contract';

import type { QueryView } from './query-view';

export interface HandicapTab {
  readonly code: HandicapCode;
  /** Matches of the current category under it. */
  readonly count: number;
}

/** The handicap tabs with the counts of the current category (GAMES-5). */
export function useHandicapTabs(): QueryView<readonly HandicapTab[]> {
  throw new Error('pending');
}
