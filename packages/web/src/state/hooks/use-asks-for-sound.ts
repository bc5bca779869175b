import { useStore } from 'zustand';

import { useApp } from '../app-context';

/** Whether to ask the player about sounds for bets (USER-7). */
export function useAsksForSound(): boolean {
  return useStore(useApp().preferences, ({ asksForSound }) => asksForSound);
}
