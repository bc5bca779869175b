import type { MatchRow } from '@clutchline/contract';
import { listOrder } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { LIST_REFETCH_MS } from '../browse/categories-query';
import { matchListQuery } from './match-list-query';
import type { Query } from '../queries/query';

/** Every match is in one of these tabs. */
const TABS = ['today', 'early', 'champion'] as const;

/** Each match once, in list order; shares the cached answers of the tabs. */
export const everyMatchQuery = (app: AppState): Query<readonly MatchRow[]> => ({
  key: ['matches', 'every'],
  fetch: async () => {
    // A delta invalidates all lists in one loop; the tabs are read after it.
    await Promise.resolve();
    const lists = await Promise.all(
      TABS.map((handicap) => app.queries.entry(matchListQuery(app, { gameTypeId: 0, handicap })).load()),
    );
    return listOrder([...new Map(lists.flat().map((row) => [row.match.game_id, row])).values()]);
  },
  everyMs: LIST_REFETCH_MS,
});
