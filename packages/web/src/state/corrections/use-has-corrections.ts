import { useStore } from 'zustand';

import { useApp } from '../app-context';

/** The code of the notice loads with the first correction. */
export function useHasCorrections(): boolean {
  return useStore(useApp().corrections, ({ length }) => length > 0);
}
