import type { Flag, LiveState, MapScore, Match, MatchRow, Play } from '@clutchline/contract';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { CallFailed, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { matchListQuery, withPlaysOnce } from './match-list-query';

/** DETAIL-4. */
const matchDetailQuery = (
  app: Pick<AppState, 'env' | 'call' | 'odds'>,
  gameId: number,
): Query<CallData<'getPointsListSplit'> | null> => ({
  key: ['matches', 'detail', gameId],
  fetch: async (signal) => {
    const askedAt = app.env.now();
    try {
      const detail = withPlaysOnce(await fetchData(app, 'getPointsListSplit', { game_id: gameId }, signal));
      app.odds.seed(detail, askedAt);
      return detail;
    } catch (error) {
      const isNoMatch =
        error instanceof CallFailed && error.reply.kind === 'refused' && error.reply.refusal === 'no_match';
      if (isNoMatch) return null;
      throw error;
    }
  },
});

export interface MatchDetailData {
  readonly match: Match;
  readonly live: LiveState;
  readonly plays: readonly Play[];
  readonly is_favorite: Flag;
  /** Finished, in order. */
  readonly maps: readonly MapScore[];
}

/** DETAIL-1, DETAIL-4. */
export function useMatchDetail(gameId: number): QueryView<MatchDetailData> | { readonly status: 'no-match' } {
  const app = useApp();
  const view = queryView(useFetched(matchDetailQuery(app, gameId)));
  if (view.status !== 'ready') return view;
  return view.data === null ? { status: 'no-match' } : { status: 'ready', data: view.data };
}

/** CONTENT-2. */
export function useOutrights(): QueryView<readonly MatchRow[]> {
  const app = useApp();
  return queryView(useFetched(matchListQuery(app, { gameTypeId: 0, handicap: 'champion' })));
}
