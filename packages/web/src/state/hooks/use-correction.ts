import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { Correction } from '../corrections/correction-store';
import { dismissCorrections } from '../corrections/note-corrections';

export interface CorrectionView {
  /** The newest correction of this player; null if there is none. */
  readonly correction: Correction | null;
  /** How many more tickets were settled again. */
  readonly more: number;
  /** Marks it as seen: it is not shown again. */
  readonly dismiss: () => void;
}

/** The ticket that was settled again, until the player has seen it (BET-9). */
export function useCorrection(): CorrectionView {
  const app = useApp();
  const turn = useStore(app.session, (session) => session.turn);
  const own = useStore(app.corrections).filter((known) => known.turn === turn);
  const [correction = null] = own;
  return { correction, more: Math.max(0, own.length - 1), dismiss: () => dismissCorrections(app) };
}
