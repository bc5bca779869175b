import { useStore } from 'zustand';

import { useApp } from '../app-context';

/** Whether there may be corrections; the code of the notice loads with the first. */
export function useHasCorrections(): boolean {
  return useStore(useApp().corrections, ({ length }) => length > 0);
}
