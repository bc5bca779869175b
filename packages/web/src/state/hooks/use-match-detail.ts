import type { Flag, LiveState, Match, Play } from '@clutchline/contract';

import type { QueryView } from './query-view';

export interface MatchDetailData {
  readonly match: Match;
  readonly live: LiveState;
  readonly plays: readonly Play[];
  readonly is_favorite: Flag;
}

/** Every play of one match (DETAIL-1). `no-match`: "No match information found" (DETAIL-4). */
export function useMatchDetail(gameId: number): QueryView<MatchDetailData> | { readonly status: 'no-match' } {
  throw new Error(`pending ${gameId}`);
}
