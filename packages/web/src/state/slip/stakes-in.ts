import type { SlipStoreState } from './slip-store';

/** Leaves out stakes typed in another currency. Null: currency unknown. */
export function stakesIn(state: SlipStoreState, currency: number | null): SlipStoreState {
  const { stakesCurrency } = state;
  if (currency === null || stakesCurrency === null || stakesCurrency === currency) return state;
  return { ...state, singleStakes: new Map(), commonStake: '', parlayStake: '', stakesCurrency: currency };
}
