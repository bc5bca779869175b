import { selectedIds, type SlipKind } from '@clutchline/domain';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { SlipReason } from '../slip/slip-store';

export interface SlipTabs {
  readonly open: SlipKind;
  readonly choose: (kind: SlipKind) => void;
  readonly singles: number;
  readonly parlay: number;
  /** Nothing is chosen in the open tab, and nothing was just placed from it. */
  readonly isEmpty: boolean;
  /** Banner of the slip, gone by itself after 1.5 s (SLIP-4); null where there is none. */
  readonly warning: SlipReason | null;
}

/** Which selection is open (odds clicks go there) and how many items each has. */
export function useSlipTabs(): SlipTabs {
  const app = useApp();
  const open = useStore(app.slip, (state) => state.open);
  const singles = useStore(app.slip, ({ slip }) => slip.singleIds.length);
  const parlay = useStore(app.slip, ({ slip }) => slip.parlayIds.length);
  const warning = useStore(app.slip, (state) => state.warning);
  const isEmpty = useStore(
    app.slip,
    (state) => selectedIds(state.slip, state.open).length === 0 && state.placement[state.open].placed.length === 0,
  );
  return { open, choose: (kind) => app.slip.setState({ open: kind }), singles, parlay, isEmpty, warning };
}
