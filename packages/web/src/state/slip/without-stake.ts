import type { SlipStoreState } from './slip-store';

export function withoutStake({ singleStakes }: SlipStoreState, shopId: number): SlipStoreState['singleStakes'] {
  return new Map([...singleStakes].filter(([id]) => id !== shopId));
}
