import { useCallback } from 'react';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { NumberedAnnouncement, PaidNotice } from './announcement-store';

/** For the live region (U3), oldest first. */
export const useAnnouncementLog = (): readonly NumberedAnnouncement[] =>
  useStore(useApp().announcements, ({ log }) => log);

/** Number of bets settled since the player last opened the bets (U3). */
export const useNewResults = (): number => useStore(useApp().announcements, ({ unseen }) => unseen.length);

export interface PaidNoticeView {
  readonly paid: PaidNotice | null;
  readonly dismiss: () => void;
}

/** A win or a returned stake that was not dismissed yet (U3). */
export function usePaidNotice(): PaidNoticeView {
  const { announcements } = useApp();
  const paid = useStore(announcements, (state) => state.paid);
  const dismiss = useCallback(() => announcements.setState({ paid: null }), [announcements]);
  return { paid, dismiss };
}
