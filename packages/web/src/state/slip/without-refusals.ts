import type { SlipKind } from '@clutchline/domain';

import { isUndecided, type SlipStoreState } from './slip-store';

/** Removes refusals of the last placement, which are outdated after a manual change. */
export function withoutRefusals(state: SlipStoreState, kind: SlipKind): SlipStoreState['placement'] {
  const placement = state.placement[kind];
  if (isUndecided(placement.phase)) return state.placement;
  return { ...state.placement, [kind]: { ...placement, refused: new Map(), problem: null } };
}
