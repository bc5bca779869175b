import type { SlipStoreState } from './slip-store';

/** The slip for a player of this currency (an id, null while it is not known): stakes typed in another one do not count. */
export function stakesIn(state: SlipStoreState, currency: number | null): SlipStoreState {
  const { stakesCurrency } = state;
  if (currency === null || stakesCurrency === null || stakesCurrency === currency) return state;
  return { ...state, singleStakes: new Map(), commonStake: '', parlayStake: '', stakesCurrency: currency };
}
