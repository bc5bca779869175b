import { useStore } from 'zustand';

import { useApp } from '../app-context';

/** The player's avatar, 1 to 15 (USER-4). */
export function useAvatar(): number {
  return useStore(useApp().preferences, ({ avatarId }) => avatarId);
}
