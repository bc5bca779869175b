import { CATEGORY, type PoolInfo } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { matchListQuery } from '../queries/match-list-query';
import { poolsQuery } from '../queries/pools-query';
import { useFetched } from './use-fetched';

/** A pool of the open list; all pools of the list are asked for together. Null until they came. */
export function useListedPool(playId: number): PoolInfo | null {
  const app = useApp();
  const browse = useStore(app.browse);
  const { turn } = useStore(app.session);
  const { data: rows = [] } = useFetched(matchListQuery(app, browse));
  const plays = rows.flatMap((row) => row.plays).filter((play) => play.category_id === CATEGORY.normal_bet);
  const { data: pools } = useFetched(
    poolsQuery(
      app,
      turn,
      plays.map((play) => play.play_info_id),
    ),
  );
  return pools?.find((pool) => pool.play_info_id === playId) ?? null;
}
