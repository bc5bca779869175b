import { useCallback } from 'react';

import { useApp } from '../app-context';
import type { NumberedAnnouncement, PaidNotice } from './announcement-store';
import { useStore } from '../use-snapshot';

/** U3. */
export const useAnnouncementLog = (): readonly NumberedAnnouncement[] =>
  useStore(useApp().announcements, ({ log }) => log);

/** Since My bets was opened (U3). */
export const useNewResults = (): number => useStore(useApp().announcements, ({ unseen }) => unseen.length);

export interface PaidNoticeView {
  readonly paid: PaidNotice | null;
  readonly dismiss: () => void;
}

/** U3. */
export function usePaidNotice(): PaidNoticeView {
  const { announcements } = useApp();
  const paid = useStore(announcements, (state) => state.paid);
  const dismiss = useCallback(() => announcements.setState({ paid: null }), [announcements]);
  return { paid, dismiss };
}
