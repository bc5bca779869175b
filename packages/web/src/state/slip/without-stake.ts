import type { SlipStoreState } from './slip-store';

/** The stakes of the singles without that of a point. */
export function withoutStake({ singleStakes }: SlipStoreState, shopId: number): SlipStoreState['singleStakes'] {
  return new Map([...singleStakes].filter(([id]) => id !== shopId));
}
