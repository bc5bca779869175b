import { CATEGORY, type MatchRow, type PoolInfo, type SlipItem } from '@clutchline/contract';
import { useMemo } from 'react';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { matchListQuery } from '../matches/match-list-query';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { useStore } from '../use-snapshot';

const MAX_PLAYS = 50;
/** Ms; bets of the player refetch at once. */
const REFETCH_MS = 5_000;

/** In the player's currency (BET-2); a closed one includes the player's tickets (R32). */
const poolsQuery = (
  app: Pick<AppState, 'call'>,
  generation: number,
  playIds: readonly number[],
): Query<readonly PoolInfo[]> => ({
  key: ['own', generation, 'pools', ...playIds],
  fetch: async (signal) => {
    const calls = Math.ceil(playIds.length / MAX_PLAYS);
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, call) => {
        const play_ids = playIds.slice(call * MAX_PLAYS, (call + 1) * MAX_PLAYS);
        return fetchData(app, 'getPoolInfo', { play_ids, with_stakes: playIds.length === 1 ? 1 : 0 }, signal);
      }),
    );
    return answers.flatMap(({ pools }) => pools);
  },
  freshMs: REFETCH_MS,
  everyMs: REFETCH_MS,
});

/** BET-2. */
export function slipPoolsQuery(
  app: Pick<AppState, 'call'>,
  generation: number,
  items: readonly SlipItem[],
): Query<readonly PoolInfo[]> {
  const bets = items.filter(({ play }) => play.category_id === CATEGORY.normal_bet);
  const playIds = [...new Set(bets.map(({ play_info_id }) => play_info_id))];
  return { ...poolsQuery(app, generation, playIds), enabled: playIds.length > 0 };
}

/** Null if the server has no such pool (BET-1, BET-2). */
export function usePool(playId: number): QueryView<PoolInfo | null> {
  const app = useApp();
  const { generation } = useStore(app.session);
  return mapView(queryView(useFetched(poolsQuery(app, generation, [playId]))), ([pool = null]) => pool);
}

function poolIdsOf(rows: readonly MatchRow[]): number[] {
  const plays = rows.flatMap((row) => row.plays);
  return plays.filter((play) => play.category_id === CATEGORY.normal_bet).map((play) => play.play_info_id);
}

/** The list's pools share a request. */
export function useListedPool(playId: number): PoolInfo | null {
  const app = useApp();
  const browse = useStore(app.browse);
  const { generation } = useStore(app.session);
  const { data: rows } = useFetched(matchListQuery(app, browse));
  const query = useMemo(() => poolsQuery(app, generation, poolIdsOf(rows ?? [])), [app, generation, rows]);
  const { data: pools } = useFetched(query);
  return pools?.find((pool) => pool.play_info_id === playId) ?? null;
}
