import { selectedIds, type SlipKind } from '@clutchline/domain';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { SlipReason, SlipStoreState } from '../slip/slip-store';

export interface SlipTabs {
  readonly open: SlipKind;
  readonly choose: (kind: SlipKind) => void;
  readonly singles: number;
  readonly parlay: number;
  /** Nothing is chosen in the open tab, nothing was just placed from it or taken out of it. */
  readonly isEmpty: boolean;
  /** Banner of the slip, gone by itself after 1.5 s (SLIP-4); null where there is none. */
  readonly warning: SlipReason | null;
}

function isEmpty({ slip, open, placement, removed }: SlipStoreState): boolean {
  return selectedIds(slip, open).length === 0 && placement[open].placed.length === 0 && removed?.kind !== open;
}

/** Which selection is open (odds clicks go there) and how many items each has. */
export function useSlipTabs(): SlipTabs {
  const app = useApp();
  const open = useStore(app.slip, (state) => state.open);
  const singles = useStore(app.slip, ({ slip }) => slip.singleIds.length);
  const parlay = useStore(app.slip, ({ slip }) => slip.parlayIds.length);
  const warning = useStore(app.slip, (state) => state.warning);
  const nothing = useStore(app.slip, isEmpty);
  return { open, choose: (kind) => app.slip.setState({ open: kind }), singles, parlay, isEmpty: nothing, warning };
}
