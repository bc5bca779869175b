import type { SlipKind } from '@clutchline/domain';
import { useCallback } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { undoRemove } from '../slip/remove-from-slip';
import type { RemovedPicks } from '../slip/slip-store';

export interface RemovedItemView {
  /** What was taken out of this tab last; null where nothing was, or it is forgotten. */
  readonly removed: RemovedPicks | null;
  readonly undo: () => void;
  readonly forget: () => void;
}

/** The way back for what was taken out of the slip (SLIP-2). */
export function useRemovedItem(kind: SlipKind): RemovedItemView {
  const app = useApp();
  const removed = useStore(app.slip, (state) => (state.removed?.kind === kind ? state.removed : null));
  const undo = useCallback(() => undoRemove(app), [app]);
  const forget = useCallback(() => app.slip.setState({ removed: null }), [app]);
  return { removed, undo, forget };
}
