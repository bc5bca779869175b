import type { SlipStoreState } from './slip-store';

/** The slip for a player of this currency (id, null while unknown): stakes typed in another currency are left out. */
export function stakesIn(state: SlipStoreState, currency: number | null): SlipStoreState {
  const { stakesCurrency } = state;
  if (currency === null || stakesCurrency === null || stakesCurrency === currency) return state;
  return { ...state, singleStakes: new Map(), commonStake: '', parlayStake: '', stakesCurrency: currency };
}
