import type { Flag, LiveState, MapScore, Match, Play } from '@clutchline/contract';

import { useApp } from '../app-context';
import { matchDetailQuery } from './match-detail-query';
import { queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

export interface MatchDetailData {
  readonly match: Match;
  readonly live: LiveState;
  readonly plays: readonly Play[];
  readonly is_favorite: Flag;
  /** Finished maps in order. */
  readonly maps: readonly MapScore[];
}

/** `no-match`: "No match information found" (DETAIL-1, DETAIL-4). */
export function useMatchDetail(gameId: number): QueryView<MatchDetailData> | { readonly status: 'no-match' } {
  const app = useApp();
  const view = queryView(useFetched(matchDetailQuery(app, gameId)));
  if (view.status !== 'ready') return view;
  return view.data === null ? { status: 'no-match' } : { status: 'ready', data: view.data };
}
