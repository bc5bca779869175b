import type { MatchRow, Play } from '@clutchline/contract';
import { listOrder } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { LIST_REFETCH_MS } from '../browse/browse-queries';
import type { BrowseState } from '../browse/browse-store';
import { eachOnce, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';

/** Also seeds the odds store. */
export const matchListQuery = (
  app: Pick<AppState, 'env' | 'call' | 'odds'>,
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

/** Every match is in one of them. */
const TABS = ['today', 'early', 'champion'] as const;

/** Each match once, in list order; shares the tabs' cached answers. */
export const everyMatchQuery = (
  app: Pick<AppState, 'env' | 'call' | 'queries' | 'odds'>,
): Query<readonly MatchRow[]> => ({
  key: ['matches', 'every'],
  fetch: async () => {
    // A delta invalidates all lists in one loop; wait for it.
    /** A delta invalidates all lists in one loop; the tabs are read after it. */
    await Promise.resolve();
    const lists = await Promise.all(
      TABS.map((handicap) => app.queries.entry(matchListQuery(app, { gameTypeId: 0, handicap })).load()),
    );
    return listOrder([...new Map(lists.flat().map((row) => [row.match.game_id, row])).values()]);
  },
  everyMs: LIST_REFETCH_MS,
});

export function withPlaysOnce<Holder extends { readonly plays: readonly Play[] }>(holder: Holder) {
  const plays = eachOnce(holder.plays, ({ play_info_id }) => play_info_id);
  return {
    ...holder,
    plays: plays.map((play) => ({ ...play, points: eachOnce(play.points, ({ point_id }) => point_id) })),
  };
}
