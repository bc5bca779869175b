import type { AnnouncementDraftData, DeskAnswer } from '@clutchline/contract/desk';
import { useEffect, useState } from 'react';

import { useRead } from '../../../app/use-desk';

/** After the last key. */
const PAUSE_MS = 250;

export type Checked = DeskAnswer<'checkAnnouncement'>;

interface CheckedDraft {
  /** Of the last draft that was checked; null: none was. */
  readonly checked: Checked | null;
  /** Whether it is of what is typed now. */
  readonly isCurrent: boolean;
  readonly isStale: boolean;
}

/** What the service answers about a draft while it is typed. */
export function useChecked(draft: AnnouncementDraftData, isNew: boolean): CheckedDraft {
  const typed = JSON.stringify(draft);
  const [asked, setAsked] = useState({ typed, draft });
  useEffect(() => {
    const timer = setTimeout(() => setAsked((last) => (last.typed === typed ? last : { typed, draft })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, draft]);
  const { data, isStale } = useRead('checkAnnouncement', { is_new: isNew, draft: asked.draft });
  const [last, setLast] = useState(data);
  if (data !== null && data !== last) setLast(data);
  return { checked: data ?? last, isCurrent: data !== null && asked.typed === typed, isStale };
}
