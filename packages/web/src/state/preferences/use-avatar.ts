import { useStore } from 'zustand';

import { useApp } from '../app-context';

/** 1 to 15 (USER-4). */
export function useAvatar(): number {
  return useStore(useApp().preferences, ({ avatarId }) => avatarId);
}
