import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { Correction } from '../corrections/correction-store';
import { dismissCorrections } from '../corrections/note-corrections';

export interface CorrectionView {
  /** The newest; null where there is none of this player. */
  readonly correction: Correction | null;
  /** How many more tickets were settled anew. */
  readonly more: number;
  /** The player saw it: it does not come again. */
  readonly dismiss: () => void;
}

/** The ticket that was settled anew, until the player has seen it (BET-9). */
export function useCorrection(): CorrectionView {
  const app = useApp();
  const turn = useStore(app.session, (session) => session.turn);
  const own = useStore(app.corrections).filter((known) => known.turn === turn);
  const [correction = null] = own;
  return { correction, more: Math.max(0, own.length - 1), dismiss: () => dismissCorrections(app) };
}
