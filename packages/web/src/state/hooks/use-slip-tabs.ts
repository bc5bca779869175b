import type { SlipKind } from '@clutchline/domain';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { SlipReason } from '../slip/slip-store';

export interface SlipTabs {
  readonly open: SlipKind;
  readonly choose: (kind: SlipKind) => void;
  readonly singles: number;
  readonly parlay: number;
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
  return { open, choose: (kind) => app.slip.setState({ open: kind }), singles, parlay, warning };
}
