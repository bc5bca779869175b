import type { Play } from '@clutchline/contract';

import { useApp } from '../app-context';
import { singleLimitsQuery } from '../slip/read-slip-facts';
import { stakeTextOf } from '../slip/slip-facts';
import { stakeChips, stakesIn } from '../slip/stakes';
import { useFetched } from '../queries/use-fetched';
import { useStore } from '../use-snapshot';

export interface PoolStakes {
  readonly typed: ReadonlyMap<number, string>;
  /** Wire amounts, ascending. */
  readonly chips: readonly string[];
}

/** BET-2; in the scale of the pool's currency. */
export function usePoolStakes({ points }: Pick<Play, 'points'>, decimals: number): PoolStakes {
  const app = useApp();
  const { generation } = useStore(app.session);
  const ids = points.map(({ point_id }) => point_id);
  const { data: limits = null } = useFetched(singleLimitsQuery(app, generation, ids.slice(0, 1)));
  return { typed: useTypedStakes(ids), chips: stakeChips([], limits, decimals) };
}

export function useTypedStakes(ids: readonly number[]): ReadonlyMap<number, string> {
  const app = useApp();
  const { currency } = useStore(app.session);
  const state = stakesIn(useStore(app.slip), currency?.id ?? null);
  const chosen = ids.filter((id) => state.slip.items.some(({ shop_id }) => shop_id === id));
  return new Map(chosen.map((id) => [id, stakeTextOf(state, id)]));
}
