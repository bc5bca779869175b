import {
  type AnnouncementDraftData,
  presentRevision,
  type PresentRevision,
  type SavedAnnouncementData,
} from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { useState } from 'react';
import * as z from 'zod/mini';

import { ActDialog, type ActGiven } from '../../../acts/act-dialog';
import { goTo } from '../../../app/place';
import { useDesk } from '../../../app/use-desk';
import type { WriteResult } from '../../../calls/desk-result';
import { useAnnouncementFacts } from '../../../live/announcement-names';
import { useT } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import { ChangedAnnouncement } from '../changed-announcement';

interface SaveDialogProps {
  readonly draft: AnnouncementDraftData;
  /** Revision that is edited; null: a new announcement. */
  readonly seen: number | null;
  readonly needsTwo: boolean;
  /** Null: its answer was lost. */
  readonly onDone: (saved: SavedAnnouncementData | null) => void;
  readonly onClose: () => void;
}

/** Saved by one person, or proposed to another one (NEWS-1). */
export function SaveDialog({ draft, seen, needsTwo, onDone, onClose }: SaveDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const factsOf = useAnnouncementFacts();
  const [current, setCurrent] = useState<PresentRevision | null>(null);
  const version = current?.revision ?? seen;

  async function run(given: ActGiven): Promise<WriteResult<SavedAnnouncementData | null>> {
    if (needsTwo) {
      const proposed = await calls.write('propose', { ...given, kind: 'announce', payload: { draft, version } });
      return proposed.kind === 'ok' ? { kind: 'ok', data: null } : proposed;
    }
    if (version === null) return await calls.write('addAnnouncement', { ...given, draft });
    return await calls.write('editAnnouncement', { ...given, draft, version });
  }

  return (
    <ActDialog
      title={t(seen === null ? 'content.add_title' : 'content.edit_title', { id: draft.id })}
      confirm={t(needsTwo ? 'acts.propose' : 'content.save')}
      quick={['checked', 'mistake', 'delayed', 'rules_unclear']}
      isReady={current?.withdrawn_at === undefined || current.withdrawn_at === null}
      run={run}
      onDone={(saved) => (needsTwo ? goTo('proposals') : onDone(saved))}
      onRefused={(result) => {
        if (result.kind === 'refused' && result.problem === 'changed_meanwhile')
          setCurrent(z.safeParse(presentRevision, result.fields['current']).data ?? null);
        return false;
      }}
      onClose={onClose}
    >
      <Facts facts={[[t('content.id'), draft.id], ...factsOf(draft)]} />
      {needsTwo && <Banner tone="warn">{t('content.needs_two')}</Banner>}
      {current !== null && <ChangedAnnouncement current={current} />}
    </ActDialog>
  );
}
