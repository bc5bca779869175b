import type { SlipKind } from '@clutchline/domain';
import { useCallback } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { undoRemove } from './remove-from-slip';
import type { RemovedPicks } from './slip-store';

export interface RemovedItemView {
  /** Null if none, or after `forget`. */
  readonly removed: RemovedPicks | null;
  readonly undo: () => void;
  readonly forget: () => void;
}

/** SLIP-2. */
export function useRemovedItem(kind: SlipKind): RemovedItemView {
  const app = useApp();
  const removed = useStore(app.slip, (state) => (state.removed?.kind === kind ? state.removed : null));
  const undo = useCallback(() => undoRemove(app), [app]);
  const forget = useCallback(() => app.slip.setState({ removed: null }), [app]);
  return { removed, undo, forget };
}
