import type { PoolInfo } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { slipPoolsQuery } from './slip-pools-query';
import { useFetched } from '../queries/use-fetched';

const NONE: readonly PoolInfo[] = [];

/** Known pools with a selection in the slip. */
export function useSlipPools(): readonly PoolInfo[] {
  const app = useApp();
  const { turn } = useStore(app.session);
  const items = useStore(app.slip, ({ slip }) => slip.items);
  return useFetched(slipPoolsQuery(app, turn, items)).data ?? NONE;
}
