import type { PoolInfo } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { poolsQuery } from './pools-query';
import { mapView, queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

/** Null if the server has no such pool (BET-1, BET-2). */
export function usePool(playId: number): QueryView<PoolInfo | null> {
  const app = useApp();
  const { turn } = useStore(app.session);
  return mapView(queryView(useFetched(poolsQuery(app, turn, [playId]))), ([pool = null]) => pool);
}
