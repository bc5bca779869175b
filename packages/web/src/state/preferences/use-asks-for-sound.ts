import { useStore } from 'zustand';

import { useApp } from '../app-context';

/** Whether to offer sounds for bets (USER-7). */
export function useAsksForSound(): boolean {
  return useStore(useApp().preferences, ({ asksForSound }) => asksForSound);
}
