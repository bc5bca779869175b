import { CATEGORY, type MatchRow, type PoolInfo } from '@clutchline/contract';
import { useMemo } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { matchListQuery } from '../matches/match-list-query';
import { poolsQuery } from './pools-query';
import { useFetched } from '../queries/use-fetched';

function poolIdsOf(rows: readonly MatchRow[]): number[] {
  const plays = rows.flatMap((row) => row.plays);
  return plays.filter((play) => play.category_id === CATEGORY.normal_bet).map((play) => play.play_info_id);
}

/** The pools of the open list share one request. Null until loaded. */
export function useListedPool(playId: number): PoolInfo | null {
  const app = useApp();
  const browse = useStore(app.browse);
  const { turn } = useStore(app.session);
  const { data: rows } = useFetched(matchListQuery(app, browse));
  const query = useMemo(() => poolsQuery(app, turn, poolIdsOf(rows ?? [])), [app, turn, rows]);
  const { data: pools } = useFetched(query);
  return pools?.find((pool) => pool.play_info_id === playId) ?? null;
}
