import type { SlipKind } from '@clutchline/domain';

import { isUndecided, type SlipStoreState } from './slip-store';

/** A manual change makes refusals outdated. */
export function withoutRefusals(state: SlipStoreState, kind: SlipKind): SlipStoreState['placement'] {
  const placement = state.placement[kind];
  if (isUndecided(placement.phase)) return state.placement;
  return { ...state.placement, [kind]: { ...placement, refused: new Map(), problem: null } };
}
