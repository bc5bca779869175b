import { selectedIds, type SlipKind } from '@clutchline/domain';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import type { SlipReason, SlipStoreState } from './slip-store';
import { carryToParlay } from './toggle-item';
import { useStore } from '../use-snapshot';

export interface SlipTabs {
  readonly open: SlipKind;
  readonly choose: (kind: SlipKind) => void;
  readonly singles: number;
  readonly parlay: number;
  readonly isEmpty: boolean;
  /** For 1.5 s (SLIP-4). */
  readonly warning: SlipReason | null;
}

function isEmpty({ slip, open, placement, removed }: SlipStoreState): boolean {
  return selectedIds(slip, open).length === 0 && placement[open].placed.length === 0 && removed?.kind !== open;
}

/** An empty combo begins with the singles. */
function openTab(app: Pick<AppState, 'slip'>, kind: SlipKind): void {
  if (kind === 'parlay') carryToParlay(app);
  app.slip.setState({ open: kind });
}

export function useSlipTabs(): SlipTabs {
  const app = useApp();
  const open = useStore(app.slip, (state) => state.open);
  const singles = useStore(app.slip, ({ slip }) => slip.singleIds.length);
  const parlay = useStore(app.slip, ({ slip }) => slip.parlayIds.length);
  const warning = useStore(app.slip, (state) => state.warning);
  const nothing = useStore(app.slip, isEmpty);
  return { open, choose: (kind) => openTab(app, kind), singles, parlay, isEmpty: nothing, warning };
}
