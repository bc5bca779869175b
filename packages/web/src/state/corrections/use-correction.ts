import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { Correction } from './correction-store';
import { dismissCorrections } from './note-corrections';

export interface CorrectionView {
  readonly correction: Correction | null;
  /** Further tickets settled again. */
  readonly more: number;
  readonly dismiss: () => void;
}

/** The last unseen ticket that was settled again (BET-9). */
export function useCorrection(): CorrectionView {
  const app = useApp();
  const turn = useStore(app.session, (session) => session.turn);
  const own = useStore(app.corrections).filter((known) => known.turn === turn);
  const [correction = null] = own;
  return { correction, more: Math.max(0, own.length - 1), dismiss: () => dismissCorrections(app) };
}
