import { presentRevision, type PresentRevision, type SavedAnnouncementData } from '@clutchline/contract/desk';
import { useState } from 'react';
import * as z from 'zod/mini';

import { ActDialog } from '../../acts/act-dialog';
import { useDesk } from '../../app/use-desk';
import { useT } from '../../texts/use-texts';
import { ChangedAnnouncement } from './changed-announcement';

interface WithdrawDialogProps {
  readonly saved: SavedAnnouncementData;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function WithdrawDialog({ saved, onDone, onClose }: WithdrawDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const [current, setCurrent] = useState<PresentRevision | null>(null);
  const { id } = saved.draft;
  return (
    <ActDialog
      title={t('content.withdraw_title', { id })}
      confirm={t('content.withdraw')}
      look="danger"
      quick={['mistake', 'delayed', 'rules_unclear']}
      run={(given) =>
        calls.write('withdrawAnnouncement', {
          ...given,
          announcement_id: id,
          version: current?.revision ?? saved.revision,
        })
      }
      onDone={onDone}
      onRefused={(result) => {
        if (result.kind === 'refused' && result.problem === 'changed_meanwhile')
          setCurrent(z.safeParse(presentRevision, result.fields['current']).data ?? null);
        return false;
      }}
      onClose={onClose}
    >
      <p>{t('content.withdraw_text')}</p>
      {current !== null && <ChangedAnnouncement current={current} />}
    </ActDialog>
  );
}
