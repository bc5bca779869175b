import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { CallFailed, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query';
import { withPlaysOnce } from './with-plays-once';

/** Null if the match does not exist (DETAIL-4). */
export const matchDetailQuery = (app: AppState, gameId: number): Query<CallData<'getPointsListSplit'> | null> => ({
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
