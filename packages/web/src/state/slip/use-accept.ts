import type { AcceptPreference } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { setAccept } from './slip-actions';

export interface AcceptView {
  readonly accept: AcceptPreference;
  readonly choose: (accept: AcceptPreference) => void;
}

/** Preference for moved prices, for all tabs of the slip (SLIP-11, USER-5). */
export function useAccept(): AcceptView {
  const app = useApp();
  const accept = useStore(app.slip, (slip) => slip.accept);
  return { accept, choose: (chosen) => setAccept(app, chosen) };
}
