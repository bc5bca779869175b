import type { MatchRow } from '@clutchline/contract';

import type { AppState } from '../app-state';
import type { BrowseState } from '../browse/browse-store';
import { LIST_REFETCH_MS } from '../browse/categories-query';
import { eachOnce } from '../queries/each-once';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query';
import { withPlaysOnce } from './with-plays-once';

/** For every event; also stores prices and scores in the odds store. */
export const matchListQuery = (
  app: AppState,
  { gameTypeId, handicap }: Pick<BrowseState, 'gameTypeId' | 'handicap'>,
): Query<readonly MatchRow[]> => ({
  key: ['matches', 'list', gameTypeId, handicap],
  fetch: async (signal) => {
    const askedAt = app.env.now();
    const body = { game_type_id: gameTypeId, handicap_code: handicap, event_ids: [] };
    const answer = await fetchData(app, 'getGameListByGameTypeId', body, signal);
    const rows = eachOnce(answer.rows, ({ match }) => match.game_id).map(withPlaysOnce);
    rows.forEach((row) => app.odds.seed(row, askedAt));
    return rows;
  },
  everyMs: LIST_REFETCH_MS,
});
