import type { SlipKind } from '@clutchline/domain';

import { isUndecided, type SlipStoreState } from './slip-store';

/** After a change by hand the refusals of the last placement say nothing any more. */
export function withoutRefusals(state: SlipStoreState, kind: SlipKind): SlipStoreState['placement'] {
  const placement = state.placement[kind];
  if (isUndecided(placement.phase)) return state.placement;
  return { ...state.placement, [kind]: { ...placement, refused: new Map(), problem: null } };
}
