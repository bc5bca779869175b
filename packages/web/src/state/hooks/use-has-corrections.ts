import { useStore } from 'zustand';

import { useApp } from '../app-context';

/** Whether there may be tickets to tell of that were settled anew: the notice itself comes with the first of them. */
export function useHasCorrections(): boolean {
  return useStore(useApp().corrections, ({ length }) => length > 0);
}
